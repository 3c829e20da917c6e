import type { FactData } from "#domain/facts/facts.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const sellers = { roles: ["advisor", "tour_operator", "hotel"] as const, ways: { app: true, email: true } };
const sentences = {
  published: m.products_told_published,
  changes_requested: m.products_told_changes,
  rejected: m.products_told_rejected,
  closed: m.products_told_closed,
  paused: m.products_told_paused,
} as const satisfies Record<FactData<"product_reviewed">["to"] | "paused", unknown>;

/** To administrators: a product waits for review. */
export const productWaiting = defineNotice({
  ...{ kind: "product_waiting", roles: ["admin"], ways: { app: true, email: false } },
  name: m.products_notice_waiting,
  sentence: ({ title, seller }: { title: string; seller: string }, locale) =>
    m.products_told_waiting({ title, seller }, locale),
});

/** To whoever sells it: what the house said, or that it rests below a hotel's rate. */
export const productReviewed = defineNotice({
  ...sellers,
  kind: "product_reviewed",
  name: m.products_notice_reviewed,
  sentence: ({ title, to }: { title: string; to: string }, locale) =>
    sentences[to as keyof typeof sentences]({ title }, locale),
});

/** To a hotel: somebody names it and asks whether it agrees. */
export const consentAsked = defineNotice({
  ...{ kind: "consent_asked", roles: ["hotel"], ways: { app: true, email: true } },
  name: m.products_notice_consent,
  sentence: ({ title, seller, hotel }: { title: string; seller: string; hotel: string }, locale) =>
    m.products_told_consent_asked({ title, seller, hotel }, locale),
});

/** To whoever sells it: what the hotel said. */
export const consentAnswered = defineNotice({
  ...{ kind: "consent_answered", roles: ["advisor", "tour_operator"], ways: { app: true, email: false } },
  name: m.products_notice_consent_answered,
  sentence: ({ title, isGiven }: { title: string; isGiven: string }, locale) =>
    isGiven === "yes"
      ? m.products_told_consent_given({ title }, locale)
      : m.products_told_consent_refused({ title }, locale),
});
