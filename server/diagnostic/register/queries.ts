import { sql } from "kysely";
import type { AttemptQuery } from "#domain/diagnostic/attempts.ts";
import type { Answers } from "#domain/diagnostic/scoring.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectAttempts(db: Db) {
  return db
    .selectFrom("diagnostics as d")
    .innerJoin("questionnaire_versions as v", "v.id", "d.version_id")
    .select(["d.id", "d.name", "d.email", "d.user_id", "d.state", "d.source", "d.language", "d.may_write"])
    .select(["d.overall", "d.started_at", "d.finished_at", "v.number"])
    .select([
      sql<number>`(select count(*) from diagnostic_answers a where a.diagnostic_id = d.id)::int`.as(
        "answered",
      ),
      sql<{ pt: string; en: string } | null>`(
        select l -> 'name' from jsonb_array_elements(v.content -> 'levels') l
        where l ->> 'key' = d.result ->> 'level')`.as("level"),
    ]);
}
export type RegisterRow = Awaited<ReturnType<ReturnType<typeof selectAttempts>["execute"]>>[number];

const shape: ListShape = {
  key: { by: sql`d.id`, kind: "uuid" },
  sorts: {
    startedAt: { by: sql`d.started_at`, kind: "time" },
    name: { by: sql`d.name`, kind: "text" },
  },
  search: (pattern) => sql`d.search like ${pattern}`,
  filters: {
    state: (state: string) => sql`d.state = ${state}`,
    kind: (kind: string) => (kind === "member" ? sql`d.user_id is not null` : sql`d.user_id is null`),
  },
  facets: { state: ["started", "finished"], kind: ["visitor", "member"] },
};

/** The attempts that a question leaves. */
export function findRegister(db: Db, query: AttemptQuery) {
  return readList(db, selectAttempts(db), shape, query);
}

/** What was answered on a version, attempt by attempt. */
export async function findVersionAnswers(db: Db, versionId: string) {
  const rows = await db
    .selectFrom("diagnostics as d")
    .leftJoin("diagnostic_answers as a", "a.diagnostic_id", "d.id")
    .select("d.state")
    .select(
      sql<Answers>`coalesce(jsonb_object_agg(a.question, a.option) filter (where a.question is not null), '{}')`.as(
        "answers",
      ),
    )
    .where("d.version_id", "=", versionId)
    .groupBy("d.id")
    .execute();
  return rows.map(({ state, answers }) => ({ answers, isFinished: state === "finished" }));
}
