import { Reader, type ReaderExport, type ReaderQuery, readerState } from "#domain/newsletter/readers.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findAllReaders, findReaders, type ReaderRow } from "./queries.ts";

/** The readers that a question leaves, some at a time. */
export async function listReaders({ db }: Pick<Deps, "db">, query: ReaderQuery) {
  const { rows, ...list } = await findReaders(db, query);
  return { ...list, rows: rows.map(toReader) };
}

const stateOf = (row: ReaderRow) =>
  readerState({
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    removedReason: row.removed_reason,
  });

/** A reader as administrators see them. */
export function toReader(row: ReaderRow): Reader {
  return Reader.parse({
    ...row,
    state: stateOf(row),
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
    removedReason: row.removed_reason,
    removedBy: row.removed_by,
  });
}

/** The same as a file in a language. */
export function exportReaders({ db }: Pick<Deps, "db">, query: ReaderExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.newsletter_desk_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllReaders(db, query),
  });
}

const states = {
  reading: m.newsletter_state_reading,
  asked: m.newsletter_state_asked,
  left: m.newsletter_state_left,
  removed: m.newsletter_state_removed,
};

function columnsIn(locale: Language): CsvColumn<ReaderRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const day = (at: Date | null) => (at ? houseDay(at) : "");
  return [
    { heading: say(m.newsletter_reader), value: ({ email }) => email },
    { heading: say(m.newsletter_state), value: (row) => say(states[stateOf(row)]) },
    { heading: say(m.newsletter_language), value: ({ language }) => language },
    { heading: say(m.newsletter_source), value: ({ source }) => source },
    { heading: say(m.newsletter_asked_at), value: ({ created_at }) => day(created_at) },
    { heading: say(m.newsletter_confirmed_at), value: ({ confirmed_at }) => day(confirmed_at) },
    { heading: say(m.newsletter_left_at), value: ({ unsubscribed_at }) => day(unsubscribed_at) },
    { heading: say(m.newsletter_removed_reason), value: ({ removed_reason }) => removed_reason },
  ];
}
