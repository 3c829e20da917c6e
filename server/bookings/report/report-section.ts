import type { LossReason } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import type { ReportFigure, ReportSection } from "../../accountability/report-section.ts";
import { findAsked, findOutcomes } from "./queries.ts";

type Words = (params: Record<string, never>, locale: { locale: "pt" | "en" }) => string;
const both = (reference: string, words?: Words) => ({
  pt: words ? `${reference}: ${words({}, { locale: "pt" })}` : reference,
  en: words ? `${reference}: ${words({}, { locale: "en" })}` : reference,
});

const outcomes = (id: string, label: ReportFigure["label"], kinds: string[]): ReportFigure => ({
  ...{ id, label },
  rows: async (db, scope) =>
    (await findOutcomes(db, scope))
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ reference, on }) => ({ on, text: both(reference), count: 1 })),
});

/** The nights of every room of what was agreed or stayed in the month. */
const nights = (id: string, label: ReportFigure["label"], kinds: string[]): ReportFigure => ({
  ...{ id, label },
  rows: async (db, scope) =>
    (await findOutcomes(db, scope))
      .filter((row) => kinds.includes(row.kind) && row.nights > 0)
      .map(({ reference, on, nights: count }) => ({ on, text: both(reference), count })),
});

const reasons: Record<LossReason, Words> = {
  no_rooms: m.bookings_reason_no_rooms,
  minimum_stay: m.bookings_reason_minimum_stay,
  occupancy: m.bookings_reason_occupancy,
  terms: m.bookings_reason_terms,
  closed: m.bookings_reason_closed,
  client_left: m.bookings_reason_client_left,
  other_hotel: m.bookings_reason_other_hotel,
  price: m.bookings_reason_price,
  dates: m.bookings_reason_dates,
  answer_late: m.bookings_reason_answer_late,
  other: m.bookings_reason_other,
};

/** Losses of the month for one reason; what runs out by the clock has none and is a figure of its own. */
const lost = (reason: LossReason): ReportFigure => ({
  ...{ id: `lost_${reason}`, label: reasons[reason] },
  rows: async (db, scope) =>
    (await findOutcomes(db, scope))
      .filter((row) => row.reason === reason && ["decline", "withdraw", "cancel"].includes(row.kind))
      .map(({ reference, on, kind }) => ({ on, text: both(reference, said[kind]), count: 1 })),
});
const said: Record<string, Words> = {
  decline: m.bookings_state_declined,
  withdraw: m.bookings_state_withdrawn,
  cancel: m.bookings_state_cancelled,
};

/** What was asked of a hotel in a month and what came of it. */
export const requestsSection: ReportSection = {
  id: "requests",
  title: m.bookings_report_requests,
  figures: [
    {
      ...{ id: "asked", label: m.bookings_report_asked },
      rows: async (db, scope) =>
        (await findAsked(db, scope)).map(({ on, reference, agency }) => {
          const text = agency ? `${reference}, ${agency}` : reference;
          return { on, text: { pt: text, en: text }, count: 1 };
        }),
    },
    outcomes("agreed", m.bookings_report_agreed, ["accept", "take"]),
    outcomes("stayed", m.bookings_report_stayed, ["stayed"]),
  ],
};

/** What that is in nights, which hotels count by. */
export const productionSection: ReportSection = {
  id: "production",
  title: m.bookings_report_production,
  figures: [
    nights("nights_agreed", m.bookings_report_nights_agreed, ["accept", "take"]),
    nights("nights_stayed", m.bookings_report_nights_stayed, ["stayed"]),
  ],
};

/** What was lost of it, by the reason that was given. */
export const lossesSection: ReportSection = {
  id: "losses",
  title: m.bookings_report_losses,
  figures: [
    ...(Object.keys(reasons) as LossReason[]).map(lost),
    outcomes("lapsed", m.bookings_state_lapsed, ["lapsed"]),
    outcomes("no_show", m.bookings_state_no_show, ["no_show"]),
  ],
};
