import { currencyDigits } from "../money/currencies.ts";
import { basisPoints, type Currency } from "../money/money.ts";
import type { CommissionState } from "./states.ts";

/** What may be missing of a transfer before it counts as paid in part, in whole units: the banks kept it (loop: money). */
const TRANSFER_TOLERANCE = 40;
/** And never more than this share of what is due, in basis points. */
const TOLERATED_SHARE = 500;

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

export const lineOutcomes = ["full", "charges", "partial", "over", "uncovered", "unknown", ...bars] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What is done with what is missing of a transfer, where it is so little that the banks may have kept it. */
export const shortfalls = ["charges", "partial"] as const;
export type Shortfall = (typeof shortfalls)[number];

export type MatchedLine = RemittanceLine & {
  commissionId: string | null;
  /** What counts towards the commission, what the banks kept of it, and what waits in suspense. */
  matched: number;
  charge: number;
  unmatched: number;
  outcome: LineOutcome;
};

export type MatchedRemittance = {
  lines: MatchedLine[];
  charges: number;
  unmatched: number;
  /** What is missing of what these stays owe, and up to where it may be the banks'. */
  missing: number;
  tolerance: number;
};

type Transfer = {
  amount: number;
  lines: readonly RemittanceLine[];
  payables: readonly Payable[];
  currency: Currency;
  shortfall: Shortfall;
};

/**
 * Says what each line of a transfer comes to: never more than is owed, nothing for what is unknown or void; what is
 * over waits in suspense. What is missing in all, of the money or of what the lines say, is the banks' if it is within
 * the tolerance and nobody says otherwise; else the money counts in the order of the lines.
 */
export function matchRemittance(transfer: Transfer): MatchedRemittance {
  const { amount, lines, payables, currency, shortfall } = transfer;
  const spoken = lines.reduce((sum, line) => sum + line.amount, 0);
  const short = Math.max(0, spoken - amount);
  const asSpoken = takeLines(lines, { payables, money: spoken });
  const missing = asSpoken.left + short;
  const tolerance = toleranceOf(asSpoken.due, currency);
  const isCharged = missing > 0 && missing <= tolerance && shortfall === "charges";
  const { taken, open } = isCharged || short === 0 ? asSpoken : takeLines(lines, { payables, money: amount });
  const matched = isCharged ? withCharges(taken, { short, open }) : taken;
  const waiting = matched.reduce((sum, line) => sum + line.unmatched, 0);
  return {
    ...{ lines: matched, charges: isCharged ? missing : 0, missing, tolerance },
    unmatched: Math.max(0, amount - spoken) + waiting,
  };
}

/** Up to where what is missing of a transfer may be the banks': 40.00, or 5 % of what is due where that is less. */
function toleranceOf(due: number, currency: Currency): number {
  return Math.min(TRANSFER_TOLERANCE * 10 ** currencyDigits[currency], basisPoints(due, TOLERATED_SHARE));
}

type Money = { payables: readonly Payable[]; money: number };

/** What lines take of the money, one after the other; what was due of the stays they name, and what stays open. */
function takeLines(lines: readonly RemittanceLine[], { payables, money }: Money) {
  const open = new Map(payables.map((payable) => [payable.number, payable.outstanding]));
  let rest = money;
  const taken = lines.map((line): MatchedLine => {
    const covered = Math.min(line.amount, rest);
    rest -= covered;
    const payable = payables.find(({ number }) => number === line.number);
    const outstanding = payable?.bar === null ? (open.get(line.number) ?? 0) : 0;
    const matched = Math.min(covered, outstanding);
    if (payable) open.set(line.number, outstanding - matched);
    const frame = { ...line, matched, charge: 0, unmatched: covered - matched };
    const commissionId = payable && matched > 0 ? payable.id : null;
    return { ...frame, commissionId, outcome: outcomeOf(frame, { payable, outstanding, covered }) };
  });
  const named = payables.filter(({ id }) => taken.some(({ commissionId }) => commissionId === id));
  return {
    ...{ taken, open },
    due: named.reduce((sum, { outstanding }) => sum + outstanding, 0),
    left: named.reduce((sum, { number }) => sum + open.get(number)!, 0),
  };
}

type Around = { payable: Payable | undefined; outstanding: number; covered: number };

function outcomeOf({ matched, unmatched }: Pick<MatchedLine, "matched" | "unmatched">, of: Around) {
  if (of.covered === 0) return "uncovered";
  if (!of.payable) return "unknown";
  if (of.payable.bar) return of.payable.bar;
  if (of.outstanding === 0) return "paid";
  if (unmatched > 0) return "over";
  return matched === of.outstanding ? "full" : "partial";
}

type Missing = { short: number; open: ReadonlyMap<string, number> };

/** The largest lines bear what the money lacks, and the last line of a stay what nobody spoke of. */
function withCharges(taken: readonly MatchedLine[], { short, open }: Missing): MatchedLine[] {
  const charges = taken.map((line, at) => {
    const isLast = taken.findLastIndex(({ commissionId }) => commissionId === line.commissionId) === at;
    return line.commissionId && isLast ? open.get(line.number)! : 0;
  });
  const kept = taken.map(() => 0);
  let left = short;
  for (const at of [...taken.keys()].sort((a, b) => taken[b]!.matched - taken[a]!.matched)) {
    kept[at] = Math.min(left, taken[at]!.matched);
    left -= kept[at];
  }
  return taken.map((line, at) => {
    const charge = charges[at]! + kept[at]!;
    if (charge === 0) return line;
    return { ...line, matched: line.matched - kept[at]!, charge, outcome: "charges" };
  });
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
