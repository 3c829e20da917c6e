import type { Earnings } from "#domain/commissions/earnings.ts";
import { earningsOf } from "#domain/commissions/earnings.ts";
import type { CommissionState } from "#domain/commissions/states.ts";
import type { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { sumShares } from "./queries.ts";

/** What a payee is owed and got, in each currency by itself. */
export async function readEarnings(
  { db, clock }: Pick<Deps, "db" | "clock">,
  payeeId: string,
): Promise<Earnings> {
  const now = clock.now();
  const rows = await sumShares(db, { payeeId, now });
  const sums = rows.map(({ state, currency, month, is_past: isPast, amount, came, count }) => ({
    ...{ state: state as CommissionState, currency: currency as Currency, month: month!, isPast },
    ...{ amount: Number(amount), came: Number(came), count },
  }));
  return earningsOf(sums, houseDay(now));
}
