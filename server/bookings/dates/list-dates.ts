import { type CostlyDate, type CostlyDates, datesOf } from "#domain/bookings/dates.ts";
import { BookingState } from "#domain/bookings/states.ts";
import type { StayTerms } from "#domain/bookings/steps.ts";
import { type Currency, sumByCurrency } from "#domain/money/money.ts";
import type { Deps } from "../../deps.ts";
import type { DatedRow } from "./queries.ts";
import { findOwnDated } from "./queries.ts";

const MAX_LINES = 100;

/** The morning list of whoever sells: every date ahead that costs money if it passes unseen, the nearest first. */
export async function listDates(
  { db, clock }: Pick<Deps, "db" | "clock">,
  ownerId: string,
): Promise<CostlyDates> {
  const now = clock.now();
  const rows = await findOwnDated(db, ownerId);
  const dates = rows
    .flatMap((row) => datesOfRow(row, now).map((date) => ({ row, date })))
    .sort((a, b) => a.date.at.getTime() - b.date.at.getTime());
  const sums = sumByCurrency(
    dates.map(({ row, date }) => ({ amount: date.amount, currency: row.currency as Currency })),
  );
  return {
    dates: dates.slice(0, MAX_LINES).map(
      ({ row, date: { kind, at, daysLeft, amount } }): CostlyDate => ({
        ...{ bookingId: row.id, reference: row.reference, title: row.title },
        hotel: { name: row.hotel_name, timeZone: row.time_zone },
        ...{ kind, at: at.toISOString(), daysLeft, amount, currency: row.currency as Currency },
        ...{ checkIn: row.check_in, checkOut: row.check_out, phone: phoneOf(row.contacts) },
      }),
    ),
    atStake: Object.entries(sums).map(([currency, amount]) => ({ currency: currency as Currency, amount })),
    count: dates.length,
  };
}

/** The dates of a row that was found. Its terms were checked when they were written. */
export function datesOfRow(row: DatedRow, now: Date) {
  return datesOf(
    {
      ...{ state: BookingState.parse(row.state), total: row.total, optionUntil: row.option_until },
      ...{ terms: row.terms as StayTerms | null, settled: row.settled, timeZone: row.time_zone },
    },
    now,
  );
}

function phoneOf(contacts: unknown): string | null {
  const known = (contacts ?? []) as { phone: string | null }[];
  return known.find(({ phone }) => phone !== null)?.phone ?? null;
}
