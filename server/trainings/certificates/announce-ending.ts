import { z } from "zod";
import { houseDay } from "#domain/site/views.ts";
import { ENDING_DAYS } from "#domain/trainings/quiz.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { findEnding } from "./queries.ts";

/** Says of certificates that they end within thirty days and can be renewed; of each once. */
export async function announceEnding(deps: Deps): Promise<void> {
  const today = houseDay(deps.clock.now());
  await transact(deps.db, async (tx) => {
    const ending = await findEnding(tx, { today, until: dayAfter(today, ENDING_DAYS) });
    const facts = ending.map((data) => ({
      ...{ kind: "certificate_ending" as const, cause: data.certificateId, data },
    }));
    await recordFacts(tx, deps, facts);
  });
}

/** Does so every morning. */
export function scheduleEnding(deps: Deps): void {
  deps.jobs
    .define({
      name: "trainings.ending",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => announceEnding(deps),
    })
    .schedule({ cron: "30 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
