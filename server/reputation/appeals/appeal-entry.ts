import { randomUUID } from "node:crypto";
import { answerBy } from "#domain/reputation/corrections.ts";
import type { Entry } from "#domain/reputation/statement.ts";
import { houseDay } from "#domain/site/views.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { findEntry } from "../statement/queries.ts";
import { toEntry } from "../statement/to-entry.ts";
import { insertAppeal } from "./queries.ts";

type Input = { userId: string; entryId: string; text: string; once: Once };

/** Keeps that a person does not agree with an entry of theirs, once for each, with the day by which they are answered. */
export async function appealEntry(deps: Deps, { userId, entryId, text, once }: Input): Promise<Entry> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await findEntry(tx, { id: entryId, userId });
    if (!row) throw refuse("not_found");
    const { canAppeal, appeal } = toEntry(row);
    if (appeal) throw refuse("appeal_exists");
    if (!canAppeal) throw refuse(row.kind === "correction" ? "correction_of_correction" : "entry_over");
    const now = deps.clock.now();
    const id = randomUUID();
    const dueOn = answerBy(houseDay(now));
    const isKept = await insertAppeal(tx, { id, eventId: entryId, userId, body: text, dueOn, now });
    if (!isKept) throw refuse("appeal_exists");
    const entry = toEntry((await findEntry(tx, { id: entryId, userId }))!);
    await recordFacts(tx, deps, [
      { kind: "reputation_appealed", cause: id, data: { appealId: id, userId }, actorId: userId },
    ]);
    return entry;
  });
}
