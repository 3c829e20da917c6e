import { z } from "zod";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { expireEntries, findDifferences, holdEnding } from "./queries.ts";

/** Lets go of points whose time is over, then proves that every score is what its statement comes to; how many are not. */
export async function passDay(deps: Deps): Promise<number> {
  await transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    await holdEnding(tx, now);
    await expireEntries(tx, now);
  });
  const differences = await findDifferences(deps.db);
  if (differences.length === 0) return 0;
  deps.log.error({ differences }, "scores differ from their statements");
  const count = differences.length;
  const cause = houseDay(deps.clock.now());
  await transact(deps.db, (tx) =>
    recordFacts(tx, deps, [{ kind: "scores_differed", cause, data: { count } }]),
  );
  return count;
}

/** Does so every night, before the tiers look at the scores. */
export function scheduleDay(deps: Deps): void {
  deps.jobs
    .define({
      name: "reputation.day",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => void (await passDay(deps)),
    })
    .schedule({ cron: "10 0 * * *", tz: "America/Sao_Paulo", data: {} });
}
