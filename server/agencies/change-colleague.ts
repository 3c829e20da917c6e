import { randomUUID } from "node:crypto";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { holdOwned, removeColleague, updatePoints } from "./queries.ts";

type Which = { actorId: string; userId: string };

/** Changes what somebody keeps of what they sell from now on; stays that are agreed keep their shares. */
export async function changeSplit(
  deps: Deps,
  { actorId, userId, points }: Which & { points: number },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const agencyId = await holdOwned(tx, actorId);
    if (!agencyId || userId === actorId) throw refuse("not_found");
    const before = await updatePoints(tx, { userId, agencyId, points });
    if (before === undefined) throw refuse("not_found");
    if (before === points) return;
    await writeAudit(tx, {
      ...{
        actorId,
        action: "agency.split",
        subjectType: "agency",
        subjectId: agencyId,
        now: deps.clock.now(),
      },
      before: { userId, points: before },
      after: { userId, points },
    });
    const data = { agencyId, colleagueId: userId, points };
    await recordFacts(tx, deps, [{ kind: "colleague_split", cause: randomUUID(), data, actorId }]);
  });
}

/** Takes somebody out of one's agency; what they sold in it stays its own. */
export async function dropColleague(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actorId, userId }: Which,
): Promise<void> {
  await transact(db, async (tx) => {
    const agencyId = await holdOwned(tx, actorId);
    const isOut = agencyId && userId !== actorId && (await removeColleague(tx, { userId, agencyId }));
    if (!isOut) throw refuse("not_found");
    await writeAudit(tx, {
      ...{ actorId, action: "agency.removed", subjectType: "agency", subjectId: agencyId, now: clock.now() },
      before: { userId },
    });
  });
}
