import type { ClientExport } from "#domain/clients/clients.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../deps.ts";
import type { CsvColumn } from "../http/csv.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { type ClientRow, findClientPages } from "./queries.ts";

/** A person's clients as a file that can be read in again. */
export function exportClients(
  { db }: Pick<Deps, "db">,
  { ownerId, query }: { ownerId: string; query: ClientExport },
): Response {
  const { language } = query;
  return csvAnswer({
    name: m.clients_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findClientPages(db, ownerId, query),
  });
}

function columnsIn(locale: Language): CsvColumn<ClientRow>[] {
  const heading = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: heading(m.clients_name), value: ({ full_name }) => full_name },
    { heading: heading(m.clients_household), value: ({ household }) => household },
    { heading: heading(m.clients_email), value: ({ email }) => email },
    { heading: heading(m.clients_phone), value: ({ phone }) => phone },
    { heading: heading(m.clients_birthday), value: ({ birthday }) => birthday },
    { heading: heading(m.clients_language), value: ({ language }) => language },
    { heading: heading(m.clients_preferences), value: ({ preferences }) => preferences },
    { heading: heading(m.clients_notes), value: ({ notes }) => notes },
  ];
}
