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

/** A product's title in both languages; a notice of before has the first alone. */
type Titled = { title: string; titleEn: string };
const titleIn = ({ title, titleEn }: Titled, { locale }: { locale: "pt" | "en" }) =>
  (locale === "en" && titleEn) || title;

/** To administrators: a product waits for review. */
export const productWaiting = defineNotice({
  ...{ kind: "product_waiting", roles: ["admin"], ways: { app: true, email: false } },
  name: m.products_notice_waiting,
  sentence: ({ seller, ...titled }: Titled & { seller: string }, locale) =>
    m.products_told_waiting({ title: titleIn(titled, locale), seller }, locale),
});

/** To whoever sells it: what the house said, or that it rests below a hotel's rate. */
export const productReviewed = defineNotice({
  ...sellers,
  kind: "product_reviewed",
  name: m.products_notice_reviewed,
  sentence: ({ to, ...titled }: Titled & { to: string }, locale) =>
    sentences[to as keyof typeof sentences]({ title: titleIn(titled, locale) }, locale),
});

/** To a hotel: somebody names it and asks whether it agrees. */
export const consentAsked = defineNotice({
  ...{ kind: "consent_asked", roles: ["hotel"], ways: { app: true, email: true } },
  name: m.products_notice_consent,
  sentence: ({ seller, hotel, ...titled }: Titled & { seller: string; hotel: string }, locale) =>
    m.products_told_consent_asked({ title: titleIn(titled, locale), seller, hotel }, locale),
});

/** To whoever sells it: what the hotel said. */
export const consentAnswered = defineNotice({
  ...{ kind: "consent_answered", roles: ["advisor", "tour_operator"], ways: { app: true, email: false } },
  name: m.products_notice_consent_answered,
  sentence: ({ isGiven, ...titled }: Titled & { isGiven: string }, locale) =>
    isGiven === "yes"
      ? m.products_told_consent_given({ title: titleIn(titled, locale) }, locale)
      : m.products_told_consent_refused({ title: titleIn(titled, locale) }, locale),
});
