import type { Books } from "#domain/commissions/commissions.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Deps } from "../deps.ts";
import { findBalances } from "./queries.ts";

/** What every account of the books stands at. */
export async function readBooks({ db }: Pick<Deps, "db">): Promise<Books> {
  const rows = await findBalances(db);
  return {
    accounts: rows.map(({ kind, holder, currency, balance }) => ({
      ...{ kind, holder, currency: currency as Currency, balance: Number(balance) },
    })),
  };
}
