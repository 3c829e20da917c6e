import { homeOf } from "#domain/accounts/homes.ts";
import type { Attempt, AttemptResult, OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import { changesBetween, groupOf } from "#domain/diagnostic/plans.ts";
import { askedQuestions, portraitSoFar, withoutWorth } from "#domain/diagnostic/scoring.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findOpenVersion, findVersion, type QuestionnaireVersion } from "../questionnaires/queries.ts";
import { type Bearer, findMine } from "./let-in.ts";
import { attemptToken } from "./link-token.ts";
import { type AttemptRow, findAnswers, findGroup, findOwn, findRole } from "./queries.ts";
import { firstNameOf } from "./start-attempt.ts";

/** An attempt as whoever holds its link reads it: the questions, the answers so far, and the result once there is one. */
export async function readAttempt(db: Db, bearer: Bearer): Promise<Attempt> {
  const row = await findMine(db, bearer);
  const version = (await findVersion(db, row.version_id))!;
  const result = row.result as AttemptResult | null;
  const answers = await findAnswers(db, row.id);
  const own = row.user_id && result ? await findOwn(db, row.user_id) : [];
  const before = own.find((each) => each.finished_at && each.finished_at < row.finished_at!);
  return {
    ...{ state: row.state as Attempt["state"], firstName: firstNameOf(row.name) },
    ...{ isMember: row.user_id !== null, versionNumber: version.number! },
    content: result ? version.content : withoutWorth(version.content),
    ...{ answers, savedAt: row.saved_at.toISOString(), result },
    soFar: portraitSoFar(version.content, answers),
    portalPath: await portalOf(db, row.user_id),
    before: (before?.result ?? null) as AttemptResult | null,
    group: result ? await groupAround(db, row, version) : [],
  };
}

/** A member's attempts, what has changed since the one before, and how a group of five or more did. */
export async function readOwn(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: string,
): Promise<OwnDiagnostics> {
  const rows = await findOwn(db, userId);
  const versions = new Map<string, QuestionnaireVersion>();
  for (const { version_id: id } of rows)
    if (!versions.has(id)) versions.set(id, (await findVersion(db, id))!);
  const finished = rows.filter(({ state }) => state === "finished");
  const [last, before] = finished;
  const shown = last ? versions.get(last.version_id)! : await findOpenVersion(db);
  const { dimensions = [], levels = [] } = shown?.content ?? {};
  const attempts = [];
  for (const row of rows) {
    const answers = await findAnswers(db, row.id);
    const asked = askedQuestions(versions.get(row.version_id)!.content, answers);
    attempts.push({
      ...{ token: attemptToken(config, row.id), state: row.state as Attempt["state"] },
      ...{ startedAt: row.started_at.toISOString(), result: row.result as AttemptResult | null },
      ...{ answered: asked.filter(({ key }) => answers[key] !== undefined).length, questions: asked.length },
    });
  }
  return {
    attempts,
    dimensions: dimensions.map(({ key, name }) => ({ key, name })),
    levels: levels.map(({ key, name }) => ({ key, name })),
    changes:
      last && before ? changesBetween(before.result as AttemptResult, last.result as AttemptResult) : [],
    group: last && shown ? await groupAround(db, last, shown) : [],
    retestOn: (last?.result as AttemptResult | undefined)?.retestOn ?? null,
  };
}

async function portalOf(db: Db, userId: string | null): Promise<string | null> {
  const found = userId ? await findRole(db, userId) : undefined;
  if (found?.role !== "advisor" && found?.role !== "tour_operator") return null;
  return `${homeOf[found.role]}/growth`;
}

async function groupAround(db: Db | Tx, row: AttemptRow, { content }: QuestionnaireVersion) {
  const { version_id: versionId, id: exceptId, user_id: userId, email } = row;
  const results = await findGroup(db, { versionId, exceptId, userId, email });
  return groupOf(
    results,
    content.dimensions.map(({ key }) => key),
  );
}
