import { namesInLine, type ReportPlace } from "#domain/accountability/accountability.ts";
import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import type { DocumentContent } from "./document-layout.ts";
import { readWholeReport } from "./read-report.ts";

type Asked = ReportPlace & { actor: Actor; language: Language };

/** The hotel's month as a PDF: the figures of the page, and under each the rows it is made of. */
export async function makeDocument(
  deps: Pick<Deps, "db" | "pdf" | "reportSections">,
  { language, ...asked }: Asked,
): Promise<Uint8Array> {
  const report = await readWholeReport(deps, asked);
  const locale = { locale: language };
  const tag = language === "pt" ? "pt-BR" : "en-GB";
  const number = new Intl.NumberFormat(tag);
  const day = new Intl.DateTimeFormat(tag, { day: "2-digit", month: "2-digit", timeZone: "UTC" });
  const content: DocumentContent = {
    language,
    title: m.accountability_title({}, locale),
    hotel: report.hotel.name,
    month: monthName(report.month, tag),
    sections: report.sections.map(({ title, figures }) => ({
      title: title[language],
      none: noneOf(figures, language),
      figures: figures.filter(isCounted).map(({ label, value, rows }) => ({
        label: label[language],
        value: number.format(value),
        rows: rows.map(({ on, text, count }) => [
          day.format(new Date(`${on}T00:00:00Z`)),
          text[language],
          number.format(count),
        ]),
      })),
    })),
  };
  const layout = new URL("./document-layout.ts", import.meta.url);
  return deps.pdf.make({ layout, content, key: asked.actor.id });
}

type Figure = { label: Localized; value: number };
const isCounted = ({ value }: Figure) => value !== 0;

/** What was not counted, named in a line. */
function noneOf(figures: Figure[], language: Language): string | null {
  const names = figures.filter((figure) => !isCounted(figure)).map(({ label }) => label[language]);
  if (names.length === 0) return null;
  return m.accountability_none_of({ names: namesInLine(names) }, { locale: language });
}

function monthName(month: string, tag: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(`${month}-01T00:00:00Z`));
}
