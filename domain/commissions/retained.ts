import type { StayTerms } from "../bookings/steps.ts";
import { dayIn } from "../days.ts";
import { basisPoints } from "../money/money.ts";
import { nightsBetween } from "../zones.ts";
import type { CommissionLine } from "./amounts.ts";

type Ended = {
  terms: Pick<StayTerms, "freeUntil" | "penalties"> | null;
  checkIn: string;
  timeZone: string;
  at: Date;
};

/** The share of a stay that a hotel keeps when it is cancelled at a moment or nobody comes, in basis points. */
export function retainedShare({ terms, checkIn, timeZone, at }: Ended): number {
  if (!terms || (terms.freeUntil && at <= new Date(terms.freeUntil))) return 0;
  const daysLeft = nightsBetween(dayIn(timeZone, at), checkIn);
  const reached = terms.penalties.filter(({ daysBefore }) => daysLeft <= daysBefore);
  return reached.sort((a, b) => a.daysBefore - b.daysBefore)[0]?.share ?? 0;
}

/** The lines of a stay of which only a share is kept. */
export function retainLines(lines: readonly CommissionLine[], share: number): CommissionLine[] {
  return lines.map((line) => {
    const kept = basisPoints(line.agreed, share);
    return { ...line, agreed: kept, base: kept };
  });
}
