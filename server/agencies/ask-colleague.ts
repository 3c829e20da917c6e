import { randomUUID } from "node:crypto";
import { homeOf } from "#domain/accounts/homes.ts";
import type { NewColleague } from "#domain/agencies/agencies.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { notify } from "../notifications/notify.ts";
import { agencyAsks } from "./notices.ts";
import { deleteInvite, findAccount, findMembership, holdOwned, insertInvite } from "./queries.ts";

type Asked = { actorId: string; colleague: NewColleague };

/** Asks somebody to join one's agency; whether the address is known here is told to nobody. */
export async function askColleague(deps: Deps, { actorId, colleague }: Asked): Promise<void> {
  const { email, points } = colleague;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const agencyId = await holdOwned(tx, actorId);
    if (!agencyId) throw refuse("not_found");
    const id = randomUUID();
    if (!(await insertInvite(tx, { id, agencyId, email, points, now }))) throw refuse("invite_exists");
    await writeAudit(tx, {
      ...{ actorId, action: "agency.asked", subjectType: "agency", subjectId: agencyId, now },
      after: { inviteId: id, points },
    });
    const account = await findAccount(tx, email);
    if (!account) return;
    const params = { agency: (await findMembership(tx, actorId))?.name ?? "" };
    const link = `${homeOf[account.role]}/earnings/agency`;
    await notify(tx, deps, agencyAsks, { userId: account.id, params, link });
  });
}

/** Takes an invitation back. */
export async function withdrawInvite(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actorId, id }: { actorId: string; id: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const agencyId = await holdOwned(tx, actorId);
    if (!agencyId || !(await deleteInvite(tx, { id, agencyId }))) throw refuse("not_found");
    await writeAudit(tx, {
      ...{
        actorId,
        action: "agency.withdrawn",
        subjectType: "agency",
        subjectId: agencyId,
        now: clock.now(),
      },
      before: { inviteId: id },
    });
  });
}
