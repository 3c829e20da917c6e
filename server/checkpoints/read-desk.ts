import type { CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Deps } from "../deps.ts";
import { findDays } from "./queries.ts";
import { toCheckpoint } from "./to-checkpoint.ts";

const AT_ONCE = 500;
const AHEAD_DAYS = 30;

type Input = { ownerId: string; from: string | undefined; until: string | undefined };

/** What one person has to do: everything overdue, and the days that were asked for. */
export async function readDesk(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ownerId, ...asked }: Input,
): Promise<CheckpointDesk> {
  const today = dayIn(CHECKPOINT_ZONE, clock.now());
  const from = asked.from ?? lastMonday(today);
  const until = asked.until ?? dayAfter(today, AHEAD_DAYS);
  const rows = await findDays(db, { ownerId, from, until, today, limit: AT_ONCE + 1 });
  return {
    ...{ today, from, until },
    checkpoints: rows.slice(0, AT_ONCE).map(toCheckpoint),
    isMore: rows.length > AT_ONCE,
  };
}

/** The Monday of the week before. */
function lastMonday(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(today, -weekday - 7);
}
