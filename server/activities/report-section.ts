import type { ActivityKind } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";
import type { ReportFigure, ReportSection } from "../accountability/report-section.ts";
import { type ActivityRow, findActivitiesBetween } from "./queries.ts";

const wordsOf = ({ summary, next_step: next }: ActivityRow, locale: "pt" | "en"): string =>
  next ? m.activities_with_next({ summary, next }, { locale }) : summary;
const toRow = (row: ActivityRow, count: number) => ({
  on: row.happened_on,
  text: { pt: wordsOf(row, "pt"), en: wordsOf(row, "en") },
  count,
});

const ofKind = (kind: ActivityKind, label: ReportFigure["label"]): ReportFigure => ({
  id: kind,
  label,
  rows: async (db, scope) =>
    (await findActivitiesBetween(db, scope)).filter((row) => row.kind === kind).map((row) => toRow(row, 1)),
});

/** What we did for the hotel in the month, and how many it reached. */
export const activitiesSection: ReportSection = {
  id: "activities",
  title: m.activities_title,
  figures: [
    ofKind("call", m.activities_calls),
    ofKind("visit", m.activities_visits),
    ofKind("mailing", m.activities_mailings),
    ofKind("roadshow", m.activities_roadshows),
    {
      id: "reach",
      label: m.activities_reach,
      rows: async (db, scope) =>
        (await findActivitiesBetween(db, scope)).flatMap((row) => (row.reach ? [toRow(row, row.reach)] : [])),
    },
  ],
};
