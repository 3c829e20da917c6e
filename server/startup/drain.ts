import { setTimeout as delay } from "node:timers/promises";
import type { Live } from "#platform/live/live.ts";

/**
 * The time between the word to stop and the end of answering: readiness says no already, so that whoever stands in
 * front takes this node out, and nothing is refused but new live streams, which the next node takes.
 */
export async function drain({ live, seconds }: { live: Live; seconds: number }): Promise<void> {
  const ms = seconds * 1_000;
  // In the first half: who comes back to a proxy that still sends them here has time to try again.
  if (ms > 0) await Promise.all([delay(ms), live.leave({ ms: ms / 2 })]);
}
