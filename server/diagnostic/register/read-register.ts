import type { AttemptList, AttemptQuery, AttemptRow, Funnel } from "#domain/diagnostic/attempts.ts";
import { funnelOf } from "#domain/diagnostic/funnel.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import type { Language } from "#domain/text.ts";
import type { Db } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersions } from "../questionnaires/queries.ts";
import { findRegister, findVersionAnswers, type RegisterRow } from "./queries.ts";

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
