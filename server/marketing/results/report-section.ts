import type { Localized } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import type { ReportSection } from "../../accountability/report-section.ts";
import { findHotelClicks, findHotelLeads } from "./queries.ts";

type Row = { day: string; title: unknown; count: number };
const toRow = ({ day, title, count }: Row) => ({ on: day, text: title as Localized, count });

/** What the campaigns with a hotel brought in the month: by day and campaign, never by member. */
export const campaignsSection: ReportSection = {
  id: "campaigns",
  title: m.marketing_report,
  figures: [
    {
      id: "clicks",
      label: m.marketing_report_clicks,
      rows: async (db, scope) => (await findHotelClicks(db, scope)).map(toRow),
    },
    {
      id: "leads",
      label: m.marketing_report_leads,
      rows: async (db, scope) => (await findHotelLeads(db, scope)).map(toRow),
    },
  ],
};
