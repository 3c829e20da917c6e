import { z } from "zod";
import { Currency } from "../money/money.ts";
import { type CommissionState, isAwaited } from "./states.ts";

const Amount = z.number().int();
const Sum = z.object({
  currency: Currency,
  /** What is outstanding, or once it came, what that was. */
  amount: Amount,
  /** What of the same commissions came in part and waits at the house for the rest. */
  came: Amount,
  count: Amount,
});
/** What one payee is owed, in each currency by itself, and what comes in each month. */
export const Earnings = z
  .object({
    tiles: z.object({
      expected: z.array(Sum),
      overdue: z.array(Sum),
      confirmed: z.array(Sum),
      arriving: z.array(Sum),
      arrived: z.array(Sum),
    }),
    months: z.array(z.object({ month: z.string(), currency: Currency, arrived: Amount, awaited: Amount })),
    today: z.iso.date(),
  })
  .meta({ id: "Earnings" });
export type Earnings = z.infer<typeof Earnings>;

/** Some commissions of a payee's in one state, month and currency. */
export type ShareSum = {
  state: CommissionState;
  currency: Currency;
  month: string;
  isPast: boolean;
  /** What is outstanding, and what came in part. */
  amount: number;
  came: number;
  count: number;
};

type Tile = keyof Earnings["tiles"];
const tileNames = ["expected", "overdue", "confirmed", "arriving", "arrived"] as const satisfies Tile[];

/** Where a sum belongs among the figures; what is argued about is in none of them. */
function tileOf({ state, isPast, month }: ShareSum, year: string): Tile | null {
  if (isAwaited(state)) return isPast ? "overdue" : (state as "expected" | "confirmed");
  if (state === "settled" || state === "paid") return month.startsWith(year) ? "arrived" : null;
  return state === "disputed" || state === "void" ? null : "arriving";
}

/** What sums come to as figures, each currency by itself, and by month; `arrived` is of the year of today alone. */
export function earningsOf(sums: readonly ShareSum[], today: string): Earnings {
  const tiles = Object.fromEntries(tileNames.map((name) => [name, []])) as unknown as Earnings["tiles"];
  const months = new Map<string, Earnings["months"][number]>();
  for (const sum of sums) {
    const { currency, month, amount, came, count, state } = sum;
    const name = tileOf(sum, today.slice(0, 4));
    const tile = name && tiles[name].find((entry) => entry.currency === currency);
    if (tile)
      Object.assign(tile, {
        amount: tile.amount + amount,
        came: tile.came + came,
        count: tile.count + count,
      });
    else if (name) tiles[name].push({ currency, amount, came, count });
    if (state === "void" || state === "disputed") continue;
    const key = `${month} ${currency}`;
    const bar = months.get(key) ?? { month, currency, arrived: 0, awaited: 0 };
    // What is with the house is not yet with the payee.
    bar[state === "settled" || state === "paid" ? "arrived" : "awaited"] += amount + came;
    months.set(key, bar);
  }
  for (const name of tileNames) tiles[name].sort((a, b) => a.currency.localeCompare(b.currency));
  const sorted = [...months.values()].sort((a, b) =>
    `${a.month} ${a.currency}`.localeCompare(`${b.month} ${b.currency}`),
  );
  return { tiles, months: sorted, today };
}
