import {
  atStakeOf,
  type CostlyDate,
  type CostlyDates,
  type CostlyKind,
  commissionDate,
  DATES_AHEAD_DAYS,
  type DateThatCosts,
  datesOf,
  stakesOf,
} from "#domain/bookings/dates.ts";
import { BookingState } from "#domain/bookings/states.ts";
import type { StayTerms } from "#domain/bookings/steps.ts";
import type { Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Deps } from "../../deps.ts";
import { deskLanguage } from "../desk.ts";
import { type DatedRow, type DueRow, findDue, findOwnDated, type OwnDatedRow } from "./queries.ts";

const MAX_LINES = 100;

/**
 * The morning list of whoever sells: every date that costs money if it passes unseen, the nearest first, and what
 * hotels owe past its day.
 */
export async function listDates(
  { db, clock }: Pick<Deps, "db" | "clock">,
  ownerId: string,
): Promise<CostlyDates> {
  const now = clock.now();
  const owed = await datesOfMoney(db, { ownerId, now });
  const isPassed = ({ date }: { date: { daysLeft: number } }) => date.daysLeft < 0;
  const overdue = owed.filter(isPassed);
  const stays = await datesOfStays(db, { ownerId, now });
  const dates: Dated[] = [...stays, ...owed.filter((each) => !isPassed(each))];
  dates.sort(
    (a, b) => a.date.at.getTime() - b.date.at.getTime() || a.row.reference.localeCompare(b.row.reference),
  );
  return {
    dates: dates.slice(0, MAX_LINES).map(toLine),
    atStake: atStakeOf(
      stays.map((each) => ({ ...moneyOf(each), bookingId: each.row.id, kind: each.date.kind })),
    ),
    commissions: stakesOf(owed.map(moneyOf)),
    count: dates.length,
    overdue: { count: overdue.length, amounts: stakesOf(overdue.map(moneyOf)) },
  };
}

type Row = Pick<OwnDatedRow, keyof OwnDatedRow & keyof DueRow>;
type Dated = {
  row: Row;
  date: Omit<DateThatCosts, "kind"> & { kind: CostlyKind };
  commissionId: string | null;
};

function toLine({ row, date: { kind, at, daysLeft, amount }, commissionId }: Dated): CostlyDate {
  return {
    ...{ bookingId: row.id, commissionId, reference: row.reference, title: row.title },
    hotel: { id: row.hotel_id, name: row.hotel_name, timeZone: row.time_zone },
    ...{ kind, at: at.toISOString(), daysLeft, amount, currency: row.currency as Currency },
    ...{ checkIn: row.check_in, checkOut: row.check_out },
    ...{ phone: phoneOf(row.contacts), language: deskLanguage(row.country) },
  };
}

const moneyOf = ({ row, date }: Dated) => ({ amount: date.amount, currency: row.currency as Currency });

type Whose = { ownerId: string; now: Date };

async function datesOfStays(db: Deps["db"], { ownerId, now }: Whose) {
  const rows = await findOwnDated(db, ownerId);
  return rows.flatMap((row) => datesOfRow(row, now).map((date) => ({ row, date, commissionId: null })));
}

async function datesOfMoney(db: Deps["db"], { ownerId, now }: Whose) {
  const until = dayAfter(houseDay(now), DATES_AHEAD_DAYS);
  return (await findDue(db, { payeeId: ownerId, until })).map((row) => {
    const { due_on: dueOn, outstanding, commission_id: commissionId } = row;
    return { row, date: commissionDate({ dueOn, amount: Number(outstanding) }, now), commissionId };
  });
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
