import { z } from "zod";
import { latestMonths } from "#domain/accountability/accountability.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { prepareChase } from "./prepare-chase.ts";
import { prepareAll } from "./prepare-month.ts";

/** What a morning prepares: what hotels are late with, and last month's statements of payees. */
export async function prepareDue(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await prepareChase(deps);
  const [, last] = latestMonths(houseDay(deps.clock.now()), 2);
  await transact(deps.db, (tx) => prepareAll(tx, deps, { month: last!, actorId: null }));
}

/** Does so every morning; a standstill is caught up with the next one. */
export function scheduleStatements(deps: Deps): void {
  deps.jobs
    .define({
      name: "statements.prepare",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => prepareDue(deps),
    })
    .schedule({ cron: "20 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
