import { randomUUID } from "node:crypto";
import type { NewFact } from "#domain/facts/facts.ts";
import { correctionBlocker } from "#domain/reputation/corrections.ts";
import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { settleTier } from "../tiers/settle-tier.ts";
import type { Tools } from "../tools.ts";
import { insertWords } from "./appeals/queries.ts";
import { appendEntry, holdScores } from "./queries.ts";
import { findEntry } from "./statement/queries.ts";

type Correction = { entryId: string; userId: string; points: number; reason: string; actorId: string };

/** Makes an entry count other points by adding the difference; the entry itself stays. What follows is the caller's to record. */
export async function appendCorrection(
  tx: Tx,
  deps: Pick<Tools, "clock">,
  { entryId, userId, points, reason, actorId }: Correction,
): Promise<NewFact[]> {
  if ((await holdScores(tx, [userId])).length === 0) throw refuse("not_found");
  const entry = await findEntry(tx, { id: entryId, userId });
  if (!entry) throw refuse("not_found");
  const { kind, points: given, is_expired: isExpired } = entry;
  const counted = entry.corrected ?? 0;
  const blocker = correctionBlocker({ kind, points: given, corrected: counted, isExpired }, points);
  if (blocker) throw refuse(blocker);
  const id = randomUUID();
  const change = points - given - counted;
  await appendEntry(tx, {
    ...{ id, user_id: userId, kind: "correction", rule_key: "correction", cause: `${entryId} ${id}` },
    ...{ asked: change, points: change, at: deps.clock.now(), about_id: entryId, actor_id: actorId },
  });
  await insertWords(tx, { eventId: id, userId, body: reason });
  return settleTier(tx, deps, userId);
}
