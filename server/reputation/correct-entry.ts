import type { Entry, NewCorrection } from "#domain/reputation/statement.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { appendCorrection } from "./append-correction.ts";
import { findEntry, findEntryOwner } from "./statement/queries.ts";
import { toEntry } from "./statement/to-entry.ts";

type Input = { id: string; actorId: string; correction: NewCorrection; once: Once };

/** An administrator makes an entry count other points, with a reason that its owner reads. */
export async function correctEntry(deps: Deps, { id, actorId, correction, once }: Input): Promise<Entry> {
  const { points, reason } = correction;
  return runOnce(deps.db, once, async (tx) => {
    const userId = await findEntryOwner(tx, id);
    if (!userId) throw refuse("not_found");
    const facts = await appendCorrection(tx, deps, { entryId: id, userId, points, reason, actorId });
    await writeAudit(tx, {
      ...{ actorId, action: "reputation.corrected", subjectType: "reputation_event", subjectId: id },
      ...{ after: { points }, reason, now: deps.clock.now() },
    });
    const entry = toEntry((await findEntry(tx, { id, userId }))!);
    await recordFacts(tx, deps, facts);
    return entry;
  });
}
