import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { scoredBy, scoredKinds } from "#domain/reputation/scoring.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { listAdministratorIds } from "../people/list-administrators.ts";
import { findAppeal, findRole } from "./appeals/queries.ts";
import { appealAnswered, appealWaiting, scoreDiffers } from "./notices.ts";

/**
 * Tells administrators of an appeal and of scores that do not add up, who appealed what was decided, and the open
 * windows of whoever something happened to that points come from.
 */
export const tellOfPoints = [
  ...scoredKinds.map((kind) =>
    on(kind, async (tx, { live }, fact) => {
      const userId = scoredBy(fact)?.userId;
      if (userId) live.publish(tx, { topic: `user:${userId}`, event: "standing", data: {} });
    }),
  ),
  on("reputation_appealed", async (tx, deps, { data: { appealId } }) => {
    const name = (await findAppeal(tx, appealId))?.full_name ?? "";
    for (const userId of await listAdministratorIds(tx)) {
      notify(tx, deps, appealWaiting, { userId, params: { name }, link: "/admin/standing/appeals" });
    }
  }),
  on("appeal_decided", async (tx, deps, { data: { userId, isGranted } }) => {
    const role = Role.safeParse(await findRole(tx, userId));
    if (!role.success) return;
    const params = { isGranted: isGranted ? "yes" : "no" };
    notify(tx, deps, appealAnswered, { userId, params, link: `${homeOf[role.data]}/reputation` });
  }),
  on("scores_differed", async (tx, deps, { data: { count } }) => {
    for (const userId of await listAdministratorIds(tx)) {
      notify(tx, deps, scoreDiffers, { userId, params: { count }, link: "/admin/standing" });
    }
  }),
];
