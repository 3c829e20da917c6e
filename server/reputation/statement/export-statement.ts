import type { StatementExport } from "#domain/reputation/statement.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { entryName } from "../entry-name.ts";
import { type EntryRow, findAllEntries } from "./queries.ts";

/** A person's whole statement as a file. */
export function exportStatement(
  { db }: Pick<Deps, "db">,
  { userId, query }: { userId: string; query: StatementExport },
): Response {
  const locale = { locale: query.language };
  return csvAnswer<EntryRow>({
    ...{ name: m.reputation_file({}, locale), language: query.language },
    columns: [
      { heading: m.reputation_when({}, locale), value: ({ at }) => houseDay(at) },
      { heading: m.reputation_what({}, locale), value: (row) => entryName(row, locale) },
      { heading: m.reputation_evidence({}, locale), value: (row) => nameIn(row, query.language) },
      { heading: m.reputation_rules_version({}, locale), value: (row) => row.rule_version },
      { heading: m.reputation_points({}, locale), value: ({ points }) => points },
      { heading: m.reputation_balance({}, locale), value: ({ balance }) => balance },
      {
        heading: m.reputation_expires({}, locale),
        value: (row) => (row.expires_at ? houseDay(row.expires_at) : null),
      },
      { heading: m.reputation_words({}, locale), value: ({ words }) => words },
    ],
    pages: findAllEntries(db, { userId, query }),
  });
}

const nameIn = (row: EntryRow, language: StatementExport["language"]) =>
  (language === "en" ? row.evidence_name_en : null) ?? row.evidence_name;
