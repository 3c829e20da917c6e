import { randomUUID } from "node:crypto";
import type { NewColleague } from "#domain/agencies/agencies.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { deleteInvite, findAccount, holdOwned, insertInvite } from "./queries.ts";

type Asked = { actorId: string; colleague: NewColleague };

/** Asks somebody to join one's agency; whether the address is known here is told to nobody. */
export async function askColleague(deps: Deps, { actorId, colleague }: Asked): Promise<void> {
  const { email, points } = colleague;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
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
    const data = { agencyId, colleagueId: account.id };
    await recordFacts(tx, deps, [{ kind: "colleague_asked", cause: id, data, actorId }]);
  });
}

/** Takes an invitation back. */
export async function withdrawInvite(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actorId, id }: { actorId: string; id: string },
): Promise<void> {
  await transact(db, async (tx) => {
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
