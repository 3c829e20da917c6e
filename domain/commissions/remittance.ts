import { currencyDigits } from "../money/currencies.ts";
import type { Currency } from "../money/money.ts";
import type { CommissionState } from "./states.ts";

/** What may be missing of a transfer before it counts as paid in part: the banks kept it (loop: money). */
export const TRANSFER_TOLERANCE = 4_000;

/** What a hotel says a transfer is for. */
export type RemittanceLine = { number: string; amount: number };

/** Why nothing of a transfer counts for a stay: each is said by itself, since each asks for another answer. */
const bars = ["other_currency", "void", "paid", "disputed", "direct", "not_due"] as const;
type Bar = (typeof bars)[number];

/** A commission that a transfer may be for, with what is still owed of it, or why none may be. */
export type Payable = { id: string; number: string; outstanding: number; bar: Bar | null };

type Standing = { state: CommissionState; isInCurrency: boolean; owed: number; received: number };

/** Why a transfer cannot be for a commission; null where it can. */
export function barOf({ state, isInCurrency, owed, received }: Standing): Bar | null {
  if (state === "void" || state === "disputed") return state;
  if (!isInCurrency) return "other_currency";
  if (state === "expected") return "not_due";
  // What a hotel owes to whoever sold is no money of ours.
  if (owed === 0) return "direct";
  return received >= owed ? "paid" : null;
}

export const lineOutcomes = ["full", "charges", "partial", "over", "unknown", ...bars] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export type MatchedLine = RemittanceLine & {
  commissionId: string | null;
  /** What counts towards the commission, what the banks kept of it, and what waits in suspense. */
  matched: number;
  charge: number;
  unmatched: number;
  outcome: LineOutcome;
};

export type MatchedRemittance = { lines: MatchedLine[]; charges: number; unmatched: number };

type Transfer = { amount: number; lines: readonly RemittanceLine[]; payables: readonly Payable[] };

/**
 * Says what each line of a transfer comes to: never more than is owed, nothing for what is unknown or void; what is
 * over waits in suspense, and what is missing in all is the banks' if it is within the tolerance.
 */
export function matchRemittance({ amount, lines, payables }: Transfer): MatchedRemittance {
  const left = new Map(payables.map((payable) => [payable.number, payable.outstanding]));
  const matched = lines.map((line): MatchedLine => {
    const payable = payables.find(({ number }) => number === line.number);
    const outstanding = payable?.bar === null ? (left.get(line.number) ?? 0) : 0;
    const taken = Math.min(line.amount, outstanding);
    if (payable) left.set(line.number, outstanding - taken);
    const unmatched = line.amount - taken;
    const frame = { ...line, matched: taken, charge: 0, unmatched };
    if (!payable) return { ...frame, commissionId: null, outcome: "unknown" };
    const commissionId = taken > 0 ? payable.id : null;
    if (payable.bar) return { ...frame, commissionId, outcome: payable.bar };
    if (outstanding === 0) return { ...frame, commissionId, outcome: "paid" };
    if (unmatched > 0) return { ...frame, commissionId, outcome: "over" };
    return { ...frame, commissionId, outcome: taken === outstanding ? "full" : "partial" };
  });
  const short = new Map<string, number>();
  for (const { commissionId, number } of matched) if (commissionId) short.set(number, left.get(number) ?? 0);
  const missing = [...short.values()].reduce((sum, value) => sum + value, 0);
  const charges = missing <= TRANSFER_TOLERANCE ? missing : 0;
  const charged =
    charges === 0 ? matched : matched.map((line, at) => withCharge(line, { at, matched, short }));
  const spoken = lines.reduce((sum, line) => sum + line.amount, 0);
  const unmatched = amount - spoken + matched.reduce((sum, line) => sum + line.unmatched, 0);
  return { lines: charged, charges, unmatched };
}

type Around = { at: number; matched: readonly MatchedLine[]; short: Map<string, number> };

/** The last line of a commission bears what is missing of it. */
function withCharge(line: MatchedLine, { at, matched, short }: Around): MatchedLine {
  const charge = short.get(line.number) ?? 0;
  const isLast = matched.findLastIndex((other) => other.commissionId === line.commissionId) === at;
  return line.commissionId && isLast && charge > 0 ? { ...line, charge, outcome: "charges" } : line;
}

/** Reads the lines of a file that a hotel sent: confirmation number and amount, as people and spreadsheets write them. */
export function readRemittanceFile(
  text: string,
  currency: Currency,
): { lines: RemittanceLine[]; refused: number[] } {
  const lines: RemittanceLine[] = [];
  const refused: number[] = [];
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    // Only the first comma parts number and amount: the amount may have one of its own.
    const semicolon = written.search(/[;\t]/);
    const cut = semicolon >= 0 ? semicolon : written.indexOf(",");
    const [number, typed] =
      cut < 0 ? [bare(written), ""] : [bare(written.slice(0, cut)), bare(written.slice(cut + 1))];
    if (number === "" && typed === "") continue;
    const amount = readAmount(typed, currencyDigits[currency]);
    if (amount !== null && /^[A-Z0-9][A-Z0-9./-]{0,39}$/.test(number.toUpperCase())) {
      lines.push({ number: number.toUpperCase(), amount });
    } else if (at > 0 || amount !== null) refused.push(at + 1);
  }
  return { lines, refused };
}

const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/**
 * An amount in minor units of so many digits: 1.234,50, 1,234.50, 1234.5 and 1234 are read; anything else is not, nor
 * a fraction of what has no smaller unit.
 */
function readAmount(typed: string, digits: number): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, ""));
  if (!found) return null;
  const fraction = (found[2] ?? "").padEnd(digits, "0");
  if (Number(fraction.slice(digits)) > 0) return null;
  const minor = Number(found[1]!.replace(/[.,]/g, "") + fraction.slice(0, digits));
  return minor > 0 && minor <= 1_000_000_000_000 ? minor : null;
}
