import type {
  AttemptExport,
  AttemptList,
  AttemptQuery,
  AttemptRow,
  Funnel,
} from "#domain/diagnostic/attempts.ts";
import { funnelOf } from "#domain/diagnostic/funnel.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Db } from "#platform/database/database.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersions } from "../questionnaires/queries.ts";
import { findRegister, findVersionAnswers, findWholeRegister, type RegisterRow } from "./queries.ts";

/** The attempts that a question leaves; those of visitors are leads. */
export async function listAttempts(db: Db, query: AttemptQuery): Promise<AttemptList> {
  const { rows, ...list } = await findRegister(db, query);
  return { ...list, rows: rows.map(toRow) } as AttemptList;
}

function toRow(row: RegisterRow): AttemptRow {
  return {
    ...{ id: row.id, name: row.name, email: row.email, kind: row.user_id ? "member" : "visitor" },
    ...{ state: row.state as AttemptRow["state"], source: row.source, language: row.language as Language },
    ...{ mayWrite: row.may_write, versionNumber: row.number ?? 0, answered: row.answered },
    ...{ overall: row.overall, level: row.level, startedAt: row.started_at.toISOString() },
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** The same as a file in a language. */
export function exportAttempts(db: Db, query: AttemptExport): Response {
  const { language: locale } = query;
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const columns: CsvColumn<RegisterRow>[] = [
    { heading: say(m.diagnostic_name), value: ({ name }) => name },
    { heading: say(m.diagnostic_email), value: ({ email }) => email },
    {
      heading: say(m.diagnostic_who),
      value: (row) => say(row.user_id ? m.diagnostic_kind_member : m.diagnostic_kind_visitor),
    },
    { heading: say(m.diagnostic_source), value: ({ source }) => source },
    {
      heading: say(m.diagnostic_may_write),
      value: (row) => say(row.may_write ? m.diagnostic_yes : m.diagnostic_no),
    },
    {
      heading: say(m.diagnostic_state),
      value: (row) =>
        say(row.state === "finished" ? m.diagnostic_state_finished : m.diagnostic_state_started),
    },
    { heading: say(m.diagnostic_version), value: ({ number }) => String(number ?? "") },
    { heading: say(m.diagnostic_answered), value: ({ answered }) => String(answered) },
    { heading: say(m.diagnostic_overall), value: ({ overall }) => (overall === null ? "" : String(overall)) },
    { heading: say(m.diagnostic_level), value: ({ level }) => level?.[locale] ?? "" },
    { heading: say(m.diagnostic_started_at), value: (row) => houseDay(row.started_at) },
    {
      heading: say(m.diagnostic_finished_at),
      value: (row) => (row.finished_at ? houseDay(row.finished_at) : ""),
    },
  ];
  return csvAnswer({
    ...{ name: say(m.diagnostic_file), language: locale, columns },
    pages: findWholeRegister(db, query),
  });
}

/** Where people stop, question by question, on a version of a questionnaire: the newest, or the one asked for. */
export async function readFunnel(
  db: Db,
  { id, number }: { id: string; number?: number | undefined },
): Promise<Funnel> {
  const versions = (await findVersions(db, id)).filter((each) => each.number !== null);
  const version = number === undefined ? versions[0] : versions.find((each) => each.number === number);
  if (!version) throw refuse("not_found");
  const attempts = await findVersionAnswers(db, version.id);
  const texts = new Map(version.content.questions.map(({ key, text }) => [key, text]));
  return {
    ...{ number: version.number!, started: attempts.length },
    finished: attempts.filter(({ isFinished }) => isFinished).length,
    questions: funnelOf(version.content as QuestionnaireContent, attempts).map((count) => ({
      ...count,
      text: texts.get(count.key)!,
    })),
  };
}
