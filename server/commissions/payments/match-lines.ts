import { owedToHouse } from "#domain/commissions/amounts.ts";
import {
  barOf,
  type MatchedRemittance,
  matchRemittance,
  type Payable,
} from "#domain/commissions/remittance.ts";
import type { CommissionRoute, CommissionState } from "#domain/commissions/states.ts";
import type { Remittance } from "#domain/commissions/transfers.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findByNumbers, hasHotel, type NumberedRow } from "./queries.ts";

/** A transfer that is heard of later than this was typed wrong. */
const OLDEST_DAYS = 3 * 365;

/** What the lines of a transfer come to as things stand; what cannot be a transfer is refused. */
export async function matchLines(
  db: Db | Tx,
  { clock }: Pick<Deps, "clock">,
  remittance: Remittance,
): Promise<MatchedRemittance> {
  const { hotelId, amount, currency, paidOn, lines, shortfall } = remittance;
  const today = houseDay(clock.now());
  if (paidOn > today || paidOn < dayAfter(today, -OLDEST_DAYS)) {
    throw refuse("validation_failed", { fields: { paidOn: "invalid" } });
  }
  if (!(await hasHotel(db, hotelId))) throw refuse("validation_failed", { fields: { hotelId: "unknown" } });
  const rows = await findByNumbers(db, { hotelId, numbers: lines.map(({ number }) => number) });
  const payables = rows.map((row) => payableOf(row, currency));
  return matchRemittance({ amount, lines, payables, currency, shortfall });
}

/** What of a commission a transfer in a currency may be for. */
export function payableOf(row: NumberedRow, currency: string): Payable {
  const { id, confirmation_number: number, hotel_line: hotelLine, override, received } = row;
  const owed = owedToHouse(row.route as CommissionRoute, { hotelLine, override });
  const isInCurrency = row.currency === currency;
  const bar = barOf({ state: row.state as CommissionState, isInCurrency, owed, received });
  return { id, number: number ?? "", outstanding: owed - received, bar };
}
