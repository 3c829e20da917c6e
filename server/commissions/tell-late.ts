import { z } from "zod";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { findLate } from "./queries.ts";

const AT_ONCE = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Says of each commission that its day has passed, once for a day; any number of times, and after a standstill. */
export async function tellLate(deps: Deps): Promise<void> {
  const before = houseDay(deps.clock.now());
  let after = FIRST;
  for (;;) {
    const rows = await findLate(deps.db, { before, after, limit: AT_ONCE });
    for (const { id, due_on: dueOn, booking_id, hotel_id, owner_id } of rows) {
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
