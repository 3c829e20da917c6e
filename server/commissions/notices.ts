import type { CommissionState } from "#domain/commissions/states.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

type About = { hotel: string; reference: string };
type Words = (params: About, locale: { locale: "pt" | "en" }) => string;

/** The states that somebody is told of, and in which words. */
export const toldStates: Partial<Record<CommissionState | "corrected" | "declared", Words>> = {
  confirmed: m.earnings_notice_confirmed,
  declared_paid: m.earnings_notice_declared_paid,
  declared: m.earnings_notice_declared,
  settled: m.earnings_notice_settled,
  received: m.earnings_notice_received,
  corrected: m.earnings_notice_corrected,
  disputed: m.earnings_notice_disputed,
  void: m.earnings_notice_void,
};

/** A commission went on, or is argued about. */
export const commissionMoved = defineNotice({
  ...{ kind: "commission_moved", roles: ["advisor", "tour_operator", "hotel", "admin"] },
  ways: { app: true, email: true },
  name: m.earnings_notice_moved_name,
  sentence: ({ to, ...about }: About & { to: string }, locale) =>
    toldStates[to as keyof typeof toldStates]?.(about, locale) ?? about.reference,
});

/** A commission is late. */
export const commissionOverdue = defineNotice({
  ...{ kind: "commission_overdue", roles: ["advisor", "tour_operator", "hotel"] },
  ways: { app: true, email: false },
  name: m.earnings_notice_overdue_name,
  sentence: (params: About, locale) => m.earnings_notice_overdue(params, locale),
});
