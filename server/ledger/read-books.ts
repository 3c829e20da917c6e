import { daysOfMonth } from "#domain/accountability/accountability.ts";
import type { Books, BooksQuery } from "#domain/ledger/books.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Deps } from "../deps.ts";
import { findBalances } from "./queries.ts";

/** What every account of the books stands at, at the end of a month or by now. */
export async function readBooks(
  { db }: Pick<Deps, "db">,
  { month }: Pick<BooksQuery, "month"> = {},
): Promise<Books> {
  const rows = await findBalances(db, month ? daysOfMonth(month) : null);
  return {
    accounts: rows.map(({ id, kind, holder, currency, ...sums }) => ({
      ...{ id: Number(id), kind, holder, currency: currency as Currency },
      ...{ opening: Number(sums.opening), given: Number(sums.given), taken: Number(sums.taken) },
      balance: Number(sums.opening) + Number(sums.given) - Number(sums.taken),
    })),
  };
}
