import type { CostlyDates } from "#domain/bookings/dates.ts";
import type { AgencyAwaited } from "#domain/commissions/agency.ts";
import type { CommissionList, CommissionSummary } from "#domain/commissions/commissions.ts";
import type { Earnings } from "#domain/commissions/earnings.ts";
import type { Figures } from "#domain/insights/figures.ts";
import { overdueCommission } from "#domain/insights/rules/money/overdue-commission.ts";
import { type Sums, sumByCurrency } from "#domain/money/money.ts";

/** Asks the API as somebody. */
export type Ask = <T>(path: string) => Promise<T>;

/** One figure as two places show it; they are to be the same. */
export type Shown = {
  figure: string;
  whose: string;
  place: string;
  value: unknown;
  other: string;
  same: unknown;
};

const onlyFilled = (sums: Sums) =>
  Object.fromEntries(
    Object.entries(sums)
      .filter(([, amount]) => amount !== 0)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
const inSums = (amounts: readonly { amount: number; currency: string }[]) =>
  onlyFilled(sumByCurrency(amounts as Parameters<typeof sumByCurrency>[0]));

/** Every row of a list of commissions. */
export async function everyRow(ask: Ask, path: string): Promise<CommissionSummary[]> {
  const rows: CommissionSummary[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const sign = path.includes("?") ? "&" : "?";
    const place = cursor ? `${path}${sign}cursor=${encodeURIComponent(cursor)}` : path;
    const page: CommissionList = await ask(place);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}

type Payee = { ask: Ask; whose: string; figures: Figures };

/** What whoever is paid reads of it: tiles, list, morning list and Farol. */
export async function walkPayee({ ask, whose, figures }: Payee): Promise<Shown[]> {
  const { tiles } = await ask<Earnings>("/api/commissions/earnings");
  const shown: Shown[] = [];
  for (const box of ["expected", "overdue", "confirmed"] as const) {
    const rows = await everyRow(ask, `/api/commissions?box=${box}`);
    shown.push({
      ...{ figure: `outstanding, ${box}`, whose, place: "tiles of Earnings", value: inSums(tiles[box]) },
      ...{ other: "sum of the list", same: inSums(rows.map((row) => ({ ...row, amount: row.outstanding }))) },
    });
    shown.push({
      ...{ figure: `came in part, ${box}`, whose, place: "tiles of Earnings" },
      value: inSums(tiles[box].map((tile) => ({ ...tile, amount: tile.came }))),
      ...{ other: "sum of the list", same: inSums(rows.map((row) => ({ ...row, amount: row.partial }))) },
    });
  }
  const { overdue } = await ask<CostlyDates>("/api/bookings/dates");
  shown.push({
    ...{ figure: "outstanding, overdue", whose, place: "tiles of Earnings", value: inSums(tiles.overdue) },
    ...{ other: "dates that cost", same: inSums(overdue.amounts) },
  });
  const late = overdueCommission.cards(figures);
  shown.push({
    ...{ figure: "outstanding, overdue", whose, place: "tiles of Earnings", value: inSums(tiles.overdue) },
    ...{ other: "cards of Farol", same: inSums(late.flatMap(({ worth }) => (worth ? [worth] : []))) },
  });
  return shown;
}

/** What the owner of an agency reads: what each person is owed, and the rows of it. */
export async function walkAgency(ask: Ask, whose: string): Promise<Shown[]> {
  const { people } = await ask<AgencyAwaited>("/api/commissions/agency/awaited");
  const rows = await everyRow(ask, "/api/commissions/agency");
  const ahead = rows.filter(({ state }) => !["settled", "paid", "void"].includes(state));
  return [
    {
      ...{ figure: "to come to the agency", whose, place: "team", value: inSums(people) },
      other: "sum of the list",
      same: inSums(ahead.map((row) => ({ ...row, amount: row.amount - row.partial }))),
    },
  ];
}

type HouseOf = { ask: Ask; hotel: Ask; hotelId: string; whose: string };

/** What a hotel and the house read of the same commissions: how late, and what is still owed. */
export async function walkHotel({ ask, hotel, hotelId, whose }: HouseOf): Promise<Shown[]> {
  const own = await everyRow(hotel, `/api/houses/${hotelId}/commissions`);
  const ours = await everyRow(ask, `/api/admin/commissions?hotel=${hotelId}`);
  const said = (rows: CommissionSummary[]) =>
    rows
      .map(({ id, amount, outstanding, daysLate }) => ({ id, amount, outstanding, daysLate }))
      .sort((a, b) => a.id.localeCompare(b.id));
  const shown: Shown[] = [
    {
      ...{ figure: "owed by the hotel, and days late", whose, place: "the hotel's list", value: said(own) },
      ...{ other: "administration's list", same: said(ours) },
    },
  ];
  for (const { bookingId, amount, state } of own.filter((row) => row.state === "expected")) {
    const booking = await hotel<{ commission: number; override: number }>(
      `/api/houses/${hotelId}/bookings/${bookingId}`,
    );
    shown.push({
      ...{ figure: `commission of a stay, ${state}`, whose, place: "the hotel's list", value: amount },
      ...{ other: "the request", same: booking.commission + booking.override },
    });
  }
  return shown;
}
