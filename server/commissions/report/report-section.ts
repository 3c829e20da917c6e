import { m } from "#messages/messages.js";
import type { ReportFigure, ReportSection } from "../../accountability/report-section.ts";
import { findMoves, findPaymentDays } from "./queries.ts";

const moves = (id: string, label: ReportFigure["label"], kinds: readonly string[]): ReportFigure => ({
  ...{ id, label },
  rows: async (db, scope) =>
    (await findMoves(db, scope))
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ reference, on }) => ({ on, text: { pt: reference, en: reference }, count: 1 })),
});

/** What became of a hotel's commissions in a month. */
export const commissionsSection: ReportSection = {
  id: "commissions",
  title: m.earnings_report_title,
  figures: [
    moves("confirmed", m.earnings_report_confirmed, ["confirmed"]),
    moves("arrived", m.earnings_report_arrived, ["settled", "received"]),
    moves("disputed", m.earnings_report_disputed, ["disputed"]),
    {
      ...{ id: "payment_days", label: m.earnings_report_days },
      rows: async (db, scope) => {
        const found = await findPaymentDays(db, scope);
        if (!found?.on || found.days === null) return [];
        const text = (locale: "pt" | "en") => m.earnings_report_days_row({}, { locale });
        return [{ on: found.on, text: { pt: text("pt"), en: text("en") }, count: found.days }];
      },
    },
  ],
};
