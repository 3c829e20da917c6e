import type { LeftOutReason } from "#domain/payouts/due.ts";
import type { PaperState, Regime } from "#domain/payouts/invoices.ts";
import type { WithholdingKind } from "#domain/payouts/reckoning.ts";
import type { BatchState } from "#domain/payouts/states.ts";
import { m } from "#messages/messages.js";

/** What each state of a batch is called, and its colour. */
export const batchLook: Record<BatchState, { name: () => string; tone: "neutral" | "info" | "ok" | "warn" }> =
  {
    drafted: { name: m.payouts_state_drafted, tone: "warn" },
    approved: { name: m.payouts_state_approved, tone: "info" },
    sent: { name: m.payouts_state_sent, tone: "info" },
    settled: { name: m.payouts_state_settled, tone: "ok" },
    reversed: { name: m.payouts_state_reversed, tone: "neutral" },
  };

/** Why somebody is left out. */
export const leftOutNames: Record<LeftOutReason, () => string> = {
  gone: m.payouts_left_gone,
  no_details: m.payouts_left_no_details,
  owing: m.payouts_left_owing,
};

/** What is kept back. */
export const withholdingNames: Record<WithholdingKind, () => string> = {
  irrf: () => "IRRF",
  iss: () => "ISS",
  inss: () => "INSS",
  csrf: () => "CSRF",
  other: m.payouts_withheld_other,
};

/** How a company is taxed. */
export const regimeNames: Record<Regime, () => string> = {
  simples: m.payouts_regime_simples,
  presumido: m.payouts_regime_presumido,
};

/** How far the paper of a payout is, and its colour. */
export const paperLook: Record<PaperState, { name: () => string; tone: "neutral" | "info" | "ok" | "warn" }> =
  {
    none: { name: m.payouts_paper_none, tone: "neutral" },
    asked: { name: m.payouts_paper_asked, tone: "warn" },
    came: { name: m.payouts_paper_came, tone: "info" },
    confirmed: { name: m.payouts_paper_confirmed, tone: "ok" },
  };
