import { m } from "#messages/messages.js";
import { longDay } from "../notifications/long-day.ts";
import { defineNotice } from "../notifications/notice.ts";

const holders = { roles: ["advisor", "tour_operator"], ways: { app: true, email: true } } as const;

/** To whoever passed a training: the certificate is there. */
export const certificateIssued = defineNotice({
  ...{ ...holders, kind: "certificate_issued" },
  name: m.trainings_notice_certificate,
  sentence: ({ pt, en }: { pt: string; en: string }, locale) =>
    m.trainings_told_certificate({ title: locale.locale === "pt" ? pt : en }, locale),
});

/** To whoever holds a certificate: it ends on that day, and can be renewed until then. */
export const certificateEnding = defineNotice({
  ...{ ...holders, kind: "certificate_ending" },
  name: m.trainings_notice_ending,
  sentence: ({ pt, en, day }: { pt: string; en: string; day: string }, locale) =>
    m.trainings_told_ending({ title: locale.locale === "pt" ? pt : en, day: longDay(day, locale) }, locale),
});
