import { z } from "zod";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { findRetests } from "./queries.ts";

/** Says to members whose last result is ninety days old, and who began nothing since, that it is time; once each. */
export async function remindRetest(deps: Deps): Promise<void> {
  await transact(deps.db, async (tx) => {
    const due = await findRetests(tx, houseDay(deps.clock.now()));
    const facts = due.map(({ id: diagnosticId, userId }) => ({
      ...{ kind: "diagnostic_retest_due" as const, cause: diagnosticId, data: { diagnosticId, userId } },
    }));
    await recordFacts(tx, deps, facts);
  });
}

/** Does so every morning. */
export function scheduleRetests(deps: Deps): void {
  deps.jobs
    .define({
      name: "diagnostic.retest",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => remindRetest(deps),
    })
    .schedule({ cron: "25 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
