import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { ReportFigure, ReportSection } from "../accountability/report-section.ts";
import { findViewsBetween } from "./queries.ts";

const inLanguage = (language: Language, label: ReportFigure["label"]): ReportFigure => ({
  id: `views_${language}`,
  label,
  rows: async (db, { path, from, until }) =>
    (await findViewsBetween(db, { path, language, from, until })).map(({ day, views }) => ({
      on: day,
      text: { pt: inTongue(path, language), en: inTongue(path, language) },
      count: Number(views),
    })),
});

/** The address that was read, whoever reads of it. */
const inTongue = (path: string, language: Language) => (language === "en" ? `/en${path}` : path);

/** How often the hotel's page was read in the month. */
export const viewsSection: ReportSection = {
  id: "views",
  title: m.accountability_views,
  figures: [inLanguage("pt", m.accountability_views_pt), inLanguage("en", m.accountability_views_en)],
};
