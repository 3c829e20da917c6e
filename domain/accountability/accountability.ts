import { z } from "zod";
import { Localized } from "../localized.ts";
import { coded, Language } from "../text.ts";

/** A month of ours, São Paulo's: 2026-03. */
export const Month = coded(/^20\d{2}-(0[1-9]|1[0-2])$/, { max: 7 });

/** The part of a report that one capability answers for, and a figure in it. */
const PartId = coded(/^[a-z][a-z_]*$/, { max: 40 });

export const ReportPlace = z.object({ hotelId: z.uuid(), month: Month });
export type ReportPlace = z.infer<typeof ReportPlace>;
export const FigurePlace = ReportPlace.extend({ section: PartId, figure: PartId });
export const ReportLanguage = z.object({ language: Language });

/** One thing that a figure counts, and how much of it. */
export const ReportRow = z
  .object({ on: z.iso.date(), text: Localized, count: z.number().int() })
  .meta({ id: "ReportRow" });
export type ReportRow = z.infer<typeof ReportRow>;

const Figure = z.object({ id: z.string(), label: Localized, value: z.number().int() });
const Section = z.object({ id: z.string(), title: Localized, figures: z.array(Figure) });

/** What we did for a hotel in a month, and what came of it (loop: Prestação de contas). */
export const Report = z
  .object({
    hotel: z.object({ id: z.uuid(), name: z.string() }),
    month: z.string(),
    sections: z.array(Section),
  })
  .meta({ id: "Report" });
export type Report = z.infer<typeof Report>;

/** The rows behind a figure; their counts add up to it. */
export const FigureRows = z
  .object({ label: Localized, value: z.number().int(), rows: z.array(ReportRow) })
  .meta({ id: "FigureRows" });
export type FigureRows = z.infer<typeof FigureRows>;

/** A month is told in the order in which things happen, from what we did to what it earned. */
export const reportOrder = [
  ...["activities", "views", "leads", "materials", "campaigns"],
  ...["requests", "production", "losses", "commissions"],
] as const;

/** Parts of a report in the order they are told; one that is not in it comes last. */
export function inReportOrder<Part extends { id: string }>(parts: readonly Part[]): Part[] {
  const placeOf = ({ id }: Part) => {
    const place = (reportOrder as readonly string[]).indexOf(id);
    return place < 0 ? reportOrder.length : place;
  };
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a figure says of its rows: the sum of their counts, so that number and rows cannot disagree. */
export function figureValue(rows: readonly Pick<ReportRow, "count">[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, until: `${month}-${String(last).padStart(2, "0")}` };
}

/** The month of a day and those before it, the latest first. */
export function latestMonths(day: string, count: number): string[] {
  const [year, number] = day.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The names of figures as they stand in a sentence: after a comma, and small. */
export function namesInLine(names: readonly string[]): string {
  return names.map((name) => name.charAt(0).toLocaleLowerCase() + name.slice(1)).join(", ");
}
