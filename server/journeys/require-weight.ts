import { isTooHeavy, MAX_JOURNEY_BYTES, MAX_SNAPSHOT_BYTES, type Weight } from "#domain/journeys/weight.ts";
import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { measureBlocks } from "./operations/queries.ts";

/** Takes an edit back that leaves a journey heavier than one may be, and says how heavy it would be. */
export async function requireWeight(
  tx: Tx,
  { journeyId, before }: { journeyId: string; before: number },
): Promise<void> {
  const { bytes } = await measureBlocks(tx, journeyId);
  if (isTooHeavy({ before, after: bytes })) throw tooLarge({ bytes, maxBytes: MAX_JOURNEY_BYTES });
}

/** Refuses what no client could open at once: a proposal is read on a telephone, and made into papers. */
export function requireReadable(bytes: number): void {
  if (bytes > MAX_SNAPSHOT_BYTES) throw tooLarge({ bytes, maxBytes: MAX_SNAPSHOT_BYTES });
}

function tooLarge(weight: Weight) {
  return refuse("journey_too_large", { fields: { blocks: "too_long" }, current: weight });
}
