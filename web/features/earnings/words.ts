import type { Commission, CommissionBox, CommissionSummary } from "#domain/commissions/commissions.ts";
import type { CommissionActor, CommissionState } from "#domain/commissions/states.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import { type Currency, sumByCurrency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { formatMoney, formatNumber } from "#web/locale/format.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";

/** What each box of commissions is called. */
export const boxNames: Record<CommissionBox, () => string> = {
  expected: m.earnings_box_expected,
  overdue: m.earnings_box_overdue,
  confirmed: m.earnings_box_confirmed,
  arriving: m.earnings_box_arriving,
  disputed: m.earnings_box_disputed,
  over: m.earnings_box_over,
};

const states: Record<CommissionState, () => string> = {
  expected: m.earnings_state_expected,
  confirmed: m.earnings_state_confirmed,
  declared_paid: m.earnings_state_declared_paid,
  settled: m.earnings_state_settled,
  received: m.earnings_state_received,
  approved: m.earnings_state_approved,
  in_payout: m.earnings_state_in_payout,
  paid: m.earnings_state_paid,
  disputed: m.earnings_state_disputed,
  void: m.earnings_state_void,
};

const tones = {
  expected: "neutral",
  confirmed: "info",
  declared_paid: "warn",
  settled: "ok",
  received: "info",
  approved: "ok",
  in_payout: "info",
  paid: "ok",
  disputed: "warn",
  void: "neutral",
} as const satisfies Record<CommissionState, string>;

/** What a commission's state is called, and its colour; lateness comes before the rest, and a hotel is not told what it said. */
export function stateLook(
  { state, daysLate }: Pick<CommissionSummary, "state" | "daysLate">,
  reader: "own" | "hotel" | "house" = "own",
) {
  if (daysLate > 0) return { name: m.earnings_state_overdue(), tone: "bad" as const };
  if (state === "declared_paid" && reader === "hotel")
    return { name: m.earnings_state_told_paid(), tone: tones[state] };
  return { name: states[state](), tone: tones[state] };
}

const sides: Record<CommissionActor, () => string> = {
  payee: m.earnings_by_payee,
  hotel: m.earnings_by_hotel,
  house: m.earnings_by_house,
  booking: m.earnings_by_booking,
};

/** Which side did something. */
export function sideName(by: CommissionActor): string {
  return sides[by]();
}

type Event = Commission["events"][number];
const events: Record<Exclude<Event["kind"], "expected">, (params: { amount: string }) => string> = {
  opened: m.earnings_event_opened,
  changed: m.earnings_event_changed,
  corrected: m.earnings_event_corrected,
  released: m.earnings_event_released,
  payment: m.earnings_event_payment,
  deducted: m.earnings_event_deducted,
  claimed: m.earnings_event_claimed,
  repaid: m.earnings_event_repaid,
  chased: () => m.earnings_event_chased(),
  confirmed: m.earnings_event_confirmed,
  declared: () => m.earnings_event_declared(),
  declared_paid: () => m.earnings_event_declared_paid(),
  settled: () => m.earnings_event_settled(),
  received: () => m.earnings_event_received(),
  approved: () => m.earnings_event_approved(),
  in_payout: () => m.earnings_event_in_payout(),
  paid: () => m.earnings_event_paid(),
  disputed: () => m.earnings_event_disputed(),
  void: () => m.earnings_event_void(),
};

/** What happened, in a few words. */
export function eventText({ kind, amount }: Event, currency: Currency): string {
  if (kind === "expected") return states.expected();
  return events[kind]({ amount: formatMoney(amount ?? 0, currency) });
}

/** A rate in basis points as people say it: 11,5%. */
export function formatRate(points: number): string {
  return `${formatNumber(points / 100)}%`;
}

/** How late something is. */
export function lateText(days: number): string {
  return m.earnings_late({ days });
}

/** What came in part, and to whom, and what is still missing. */
export function partialText({
  partial,
  outstanding,
  currency,
}: Pick<CommissionSummary, "partial" | "outstanding" | "currency">): string {
  return m.earnings_partial({
    amount: formatMoney(partial, currency),
    rest: formatMoney(outstanding, currency),
  });
}

/** An amount as people type it, in minor units; undefined for nonsense. */
export function readTyped(typed: string, currency: Currency): number | undefined {
  const match = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const digits = currencyDigits[currency];
  if (fraction.length > digits) return undefined;
  return Number(whole.replace(/\D/g, "") + fraction.padEnd(digits, "0"));
}

/** Amounts as people read them, each currency by itself. */
export function sumsText(amounts: Iterable<{ amount: number; currency: Currency }>): string {
  return Object.entries(sumByCurrency(amounts))
    .map(([currency, amount]) => formatMoney(amount, currency as Currency))
    .join(" + ");
}

/** Why something was not done, in words. */
export function refusalText(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "conflict") return m.earnings_error_conflict();
  if (outcome.state !== "refused") return m.account_error_other();
  switch (outcome.code) {
    case "commission_state":
      return m.earnings_error_state();
    case "commission_early":
      return m.earnings_error_early();
    case "commission_paid_part":
      return m.earnings_error_paid_part();
    case "commission_in_payout":
      return m.earnings_error_in_payout();
    case "second_factor_needed":
      return m.payouts_details_factor();
    case "payout_state":
      return m.payouts_error_state();
    case "statement_released":
      return m.statements_error_released();
    case "payout_nothing":
      return m.payouts_error_nothing();
    case "payout_same_person":
      return m.payouts_same_person();
    case "payout_details_changed":
      return m.payouts_error_details();
    case "payout_proof_missing":
      return m.payouts_error_proof();
    case "payout_invoice_missing":
      return m.payouts_error_invoice_missing();
    case "payout_unconfirmed":
      return m.payouts_error_unconfirmed();
    case "payout_last":
      return m.payouts_error_last();
    case "invoice_amount":
      return m.payouts_error_invoice_amount();
    case "invoice_there":
      return m.payouts_error_invoice_there();
    case "invoice_exists":
      return m.payouts_error_invoice();
    case "invoice_used":
      return m.payouts_error_invoice_used();
    case "body_too_large":
    case "unsupported_media_type":
      return m.payouts_paper_hint();
    case "payment_matched":
      return m.earnings_error_matched();
    case "claim_repaid":
      return m.earnings_error_claim_repaid();
    case "payment_exists":
      return m.earnings_error_exists();
    case "validation_failed":
      return m.earnings_error_fields();
    default:
      return m.account_error_other();
  }
}
