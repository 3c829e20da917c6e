import type { Tx } from "#platform/database/database.ts";
import type { Job, Jobs } from "#platform/jobs/jobs.ts";

type Round = Pick<Job<Record<string, never>>, "enqueue">;
const rounds = new WeakMap<Jobs, Round>();

/** Keeps the round in which time passes for bookings, so that an option can ask for one of its own. */
export function keepRound(jobs: Jobs, round: Round): void {
  rounds.set(jobs, round);
}

/** Has an option end at its own minute; the usual round still finds what was missed. */
export async function endOptionAt(tx: Tx, { jobs }: { jobs: Jobs }, until: Date): Promise<void> {
  await rounds.get(jobs)?.enqueue(tx, {}, { startAfter: until });
}
