import { z } from "zod";
import { daysLate } from "#domain/commissions/due.ts";
import type { CommissionState } from "#domain/commissions/states.ts";
import { dayIn } from "#domain/days.ts";
import { dayAfter } from "#domain/zones.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { findLate } from "./queries.ts";

const AT_ONCE = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Says of each commission that its day has passed, once for a day; any number of times, and after a standstill. */
export async function tellLate(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  // No place is further ahead than a day; each is judged by its own.
  const before = dayAfter(now.toISOString().slice(0, 10), 1);
  let after = FIRST;
  for (;;) {
    const rows = await findLate(deps.db, { before, after, limit: AT_ONCE });
    for (const { id, state, due_on: dueOn, booking_id, hotel_id, owner_id, time_zone } of rows) {
      if (daysLate({ state: state as CommissionState, dueOn }, dayIn(time_zone, now)) === 0) continue;
      const data = { commissionId: id, bookingId: booking_id, hotelId: hotel_id, ownerId: owner_id, dueOn };
      await transact(deps.db, (tx) =>
        recordFacts(tx, deps, [{ kind: "commission_overdue", cause: `${id}/${dueOn}`, data }]),
      );
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** Does so every morning. */
export function scheduleLate(deps: Deps): void {
  deps.jobs
    .define({
      name: "commissions.late",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => tellLate(deps),
    })
    .schedule({ cron: "10 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
