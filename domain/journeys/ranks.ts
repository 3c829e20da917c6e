import { coded } from "../text.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The place of a block among others, read as a fraction: there is always room between two. */
export const Rank = coded(/^[0-9A-Za-z]*[1-9A-Za-z]$/, { max: 120 });

/** A place after one and before another; null is the beginning or the end. */
export function rankBetween(after: string | null, before: string | null): string {
  const low = after ?? "";
  let rank = "";
  let isBounded = before !== null;
  for (let place = 0; ; place++) {
    const floor = place < low.length ? DIGITS.indexOf(low[place]!) : 0;
    const ceiling = isBounded
      ? place < before!.length
        ? DIGITS.indexOf(before![place]!)
        : 0
      : DIGITS.length;
    if (ceiling - floor > 1)
      return rank + DIGITS[floor + Math.ceil((ceiling - floor) / 2) - (isBounded ? 0 : endless(floor))]!;
    rank += DIGITS[floor]!;
    if (floor < ceiling) isBounded = false;
  }
}

// At the end of a list the next places are taken in small steps, so that a long list keeps short ranks.
function endless(floor: number): number {
  return Math.ceil((DIGITS.length - floor) / 2) - 1;
}

/** So many places one after the other, after a given one. */
export function ranksAfter(after: string | null, count: number): string[] {
  const ranks: string[] = [];
  for (let last = after; ranks.length < count; ) {
    last = rankBetween(last, null);
    ranks.push(last);
  }
  return ranks;
}
