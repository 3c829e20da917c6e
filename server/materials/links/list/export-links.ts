import type { LinkExport } from "#domain/materials/links.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../../deps.ts";
import type { CsvColumn } from "../../../http/csv.ts";
import { csvAnswer } from "../../../http/csv-answer.ts";
import { isOver } from "./list-links.ts";
import { findAllLinks, type LinkRow } from "./queries.ts";

/** The links somebody sent that a question leaves, as a file in a language; never with their secret. */
export function exportLinks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, query }: { userId: string; query: LinkExport },
): Response {
  const { language } = query;
  const now = clock.now();
  const name = m.materials_links_file({}, { locale: language });
  const pages = findAllLinks(db, { userId, query, now });
  return csvAnswer({ name, language, pages, columns: columnsIn(language, now) });
}

function columnsIn(locale: Language, now: Date): CsvColumn<LinkRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: say(m.materials_link_what), value: ({ titles }) => titles.join(" · ") },
    { heading: say(m.materials_link_hotels), value: ({ hotels }) => hotels.join(" · ") },
    { heading: say(m.materials_link_sent), value: ({ created_at }) => houseDay(created_at) },
    { heading: say(m.materials_link_openings), value: ({ openings }) => openings },
    { heading: say(m.materials_link_until), value: ({ expires_at }) => houseDay(expires_at) },
    {
      heading: say(m.materials_link_state),
      value: (row) => say(isOver(row, now) ? m.materials_link_over : m.materials_link_open),
    },
  ];
}
