import type { AuditExport } from "#domain/audit/audit.ts";
import { changesBetween } from "#domain/audit/changes.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../deps.ts";
import type { CsvColumn } from "../http/csv.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { type EntryRow, findAllAudit } from "./queries.ts";

/** The entries that a question leaves, as a file in a language; acts by the words of the record itself. */
export function exportAudit({ db }: Pick<Deps, "db">, query: AuditExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.audit_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllAudit(db, query),
  });
}

function columnsIn(locale: Language): CsvColumn<EntryRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const told = (row: EntryRow, side: "before" | "after") =>
    changesBetween(row.before, row.after)
      .map((change) => `${change.field}: ${change[side] ?? ""}`)
      .join(" | ");
  return [
    { heading: say(m.audit_when), value: ({ created_at }) => created_at.toISOString() },
    { heading: say(m.audit_actor), value: ({ actor }) => actor ?? "" },
    { heading: say(m.audit_action), value: ({ action }) => action },
    { heading: say(m.audit_area), value: ({ subject_type }) => subject_type },
    { heading: say(m.audit_subject), value: ({ subject_id }) => subject_id },
    { heading: say(m.audit_before), value: (row) => told(row, "before") },
    { heading: say(m.audit_after), value: (row) => told(row, "after") },
    { heading: say(m.audit_reason), value: ({ reason }) => reason ?? "" },
  ];
}
