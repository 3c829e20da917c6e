import { z } from "zod";
import { MinorUnits, SummedUnits } from "../numbers.ts";
import { coded } from "../text.ts";
import { currencyDigits } from "./currencies.ts";

export const Currency = z.enum(Object.keys(currencyDigits) as [CurrencyCode, ...CurrencyCode[]]);
type CurrencyCode = keyof typeof currencyDigits;
export type Currency = z.infer<typeof Currency>;

/** An amount in minor units, and what it is counted in (loop: money). */
export const Money = z.object({ amount: MinorUnits, currency: Currency }).meta({ id: "Money" });
export type Money = z.infer<typeof Money>;

/** What amounts of one currency add up to; only ever said, never asked for. */
export const Sum = z.object({ amount: SummedUnits, currency: Currency }).meta({ id: "Sum" });

/** A rate as people write it, kept exact: at most nine digits before and ten after the point. */
export const Rate = coded(/^\d{1,9}(\.\d{1,10})?$/, { max: 20 });
export type Rate = z.infer<typeof Rate>;

/** Several currencies side by side; they are never added into one figure. */
export type Sums = Partial<Record<Currency, number>>;

/** Amounts added up per currency. */
export function sumByCurrency(amounts: Iterable<Money>): Sums {
  const sums: Sums = {};
  for (const { amount, currency } of amounts) sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
}

/** A whole number times an exact decimal, rounded once, half to even (loop: money). */
export function timesRate(amount: number, rate: Rate): number {
  const [whole = "0", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  return roundHalfEven(BigInt(amount) * BigInt(whole + fraction), scale);
}

/** A share of an amount in basis points (1/100 of a percent), rounded once, half to even. */
export function basisPoints(amount: number, points: number): number {
  return roundHalfEven(BigInt(amount) * BigInt(points), 10_000n);
}

/** An amount in another currency at a rate of units for one unit, minor digits of both honoured. */
export function convert({ amount, currency }: Money, { to, rate }: { to: Currency; rate: Rate }): Money {
  const digits = currencyDigits[to] - currencyDigits[currency];
  const [whole = "0", fraction = ""] = rate.split(".");
  const up = 10n ** BigInt(Math.max(digits, 0));
  const scale = 10n ** BigInt(fraction.length + Math.max(-digits, 0));
  return { amount: roundHalfEven(BigInt(amount) * BigInt(whole + fraction) * up, scale), currency: to };
}

/** One of so many equal parts of an amount, rounded once, half to even. */
export function equalPart(amount: number, parts: number): number {
  return roundHalfEven(BigInt(amount), BigInt(parts));
}

/** Splits an amount by basis points that sum to 10,000 without losing or making a cent: the first ones get the rest. */
export function allocate(amount: number, shares: readonly number[]): number[] {
  const exact = shares.map((points) => BigInt(amount) * BigInt(points));
  const parts = exact.map((value) => Number(floorDivide(value, 10_000n)));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = shares
    .map((_, index) => index)
    .filter((index) => shares[index]! > 0)
    .sort((a, b) => Number(remainder(exact[b]!) - remainder(exact[a]!)) || a - b);
  for (const index of order.slice(0, rest)) parts[index]! += 1;
  return parts;
}

const floorDivide = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;
const remainder = (value: bigint): bigint => ((value % 10_000n) + 10_000n) % 10_000n;

function roundHalfEven(value: bigint, scale: bigint): number {
  const down = floorDivide(value, scale);
  const twice = (value - down * scale) * 2n;
  const isUp = twice > scale || (twice === scale && down % 2n !== 0n);
  return Number(isUp ? down + 1n : down);
}
