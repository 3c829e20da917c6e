import type { ReportRow } from "#domain/accountability/accountability.ts";
import type { Localized } from "#domain/localized.ts";
import type { Db } from "#platform/database/database.ts";

/** Whose month it is: the hotel, the address of its page, and the days from first to last. */
export type ReportScope = { hotelId: string; name: string; path: string; from: string; until: string };

type Words = (params: Record<string, never>, locale: { locale: "pt" | "en" }) => string;

/** A number of the report: what it is called, and the rows it is made of. */
export type ReportFigure = {
  id: string;
  label: Words;
  rows: (db: Db, scope: ReportScope) => Promise<ReportRow[]>;
};

/** What a capability has to say about a hotel's month; it declares it as `accountability`. */
export type ReportSection = { id: string; title: Words; figures: readonly ReportFigure[] };

/** A message in both languages. */
export function inBoth(words: Words): Localized {
  return { pt: words({}, { locale: "pt" }), en: words({}, { locale: "en" }) };
}
