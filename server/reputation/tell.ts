import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import { listAdministratorIds } from "../people/list-administrators.ts";
import { findAppeal, findRole } from "./appeals/queries.ts";
import { appealAnswered, appealWaiting, scoreDiffers } from "./notices.ts";

/** Tells administrators of an appeal and of scores that do not add up, and who appealed what was decided. */
export const tellOfPoints = [
  on("reputation_appealed", async (tx, deps, { data: { appealId } }) => {
    const name = (await findAppeal(tx, appealId))?.full_name ?? "";
    for (const userId of await listAdministratorIds(tx)) {
      await notify(tx, deps, appealWaiting, { userId, params: { name }, link: "/admin/standing/appeals" });
    }
  }),
  on("appeal_decided", async (tx, deps, { data: { userId, isGranted } }) => {
    const role = Role.safeParse(await findRole(tx, userId));
    if (!role.success) return;
    const params = { isGranted: isGranted ? "yes" : "no" };
    await notify(tx, deps, appealAnswered, { userId, params, link: `${homeOf[role.data]}/reputation` });
  }),
  on("scores_differed", async (tx, deps, { data: { count } }) => {
    for (const userId of await listAdministratorIds(tx)) {
      await notify(tx, deps, scoreDiffers, { userId, params: { count }, link: "/admin/standing" });
    }
  }),
];
