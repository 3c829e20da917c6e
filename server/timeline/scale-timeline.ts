import type { Deps } from "../deps.ts";
import { insertMany } from "./queries.ts";

const POSTS_A_STEP = 1_000;
const STEPS_AT_ONCE = 20;

/** Fills a database with posts of the demo world's people, one for each five minutes back from now, a few answered. */
export async function scaleTimeline(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scale: number,
): Promise<number> {
  const now = clock.now();
  let made = 0;
  // Some at a time: a statement has a time limit.
  for (let step = 0; step < scale; step += STEPS_AT_ONCE) {
    const steps = Math.min(STEPS_AT_ONCE, scale - step);
    made += await insertMany(db, { after: step * POSTS_A_STEP, count: steps * POSTS_A_STEP, now });
  }
  return made;
}
