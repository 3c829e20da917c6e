import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { idsOf } from "../take-step.ts";
import { datesOfRow } from "./list-dates.ts";
import { findAhead } from "./queries.ts";

const AT_ONCE = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Announces what costs money within two days and within one, each once; options have a clock of their own. */
export async function tellDates(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let after = FIRST;
  for (;;) {
    const rows = await findAhead(deps.db, { after, limit: AT_ONCE });
    for (const row of rows) {
      const near = datesOfRow(row, now).filter(({ kind, daysLeft }) => kind !== "option" && daysLeft <= 2);
      if (near.length === 0) continue;
      await transact(deps.db, (tx) =>
        recordFacts(
          tx,
          deps,
          near.map(({ kind, at, daysLeft }) => {
            const days = Math.max(1, daysLeft);
            const cause = `${row.id}/${kind}/${at.toISOString()}/${days}`;
            return { kind: "date_near", cause, data: { ...idsOf(row), date: kind, days } };
          }),
        ),
      );
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** Does so every morning. */
export function scheduleDates(deps: Deps): void {
  deps.jobs
    .define({
      name: "bookings.dates",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => tellDates(deps),
    })
    .schedule({ cron: "0 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
