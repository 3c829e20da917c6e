import { sql } from "kysely";
import { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import type { Db, Tx } from "#platform/database/database.ts";

function selectVersions(db: Db | Tx) {
  return db
    .selectFrom("questionnaire_versions as v")
    .innerJoin("questionnaires as q", "q.id", "v.questionnaire_id")
    .select(["v.id", "v.questionnaire_id", "v.number", "v.version", "v.published_at", "q.is_open"])
    .select("v.content");
}
type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>["execute"]>>[number];
export type QuestionnaireVersion = Omit<VersionRow, "content"> & { content: QuestionnaireContent };

const read = (row: VersionRow | undefined): QuestionnaireVersion | undefined =>
  row && { ...row, content: QuestionnaireContent.parse(row.content) };

/** The newest published version of the questionnaire that people are asked. */
export async function findOpenVersion(db: Db | Tx): Promise<QuestionnaireVersion | undefined> {
  const row = await selectVersions(db)
    .where("q.is_open", "=", true)
    .where("v.number", "is not", null)
    .orderBy("v.number", "desc")
    .limit(1)
    .executeTakeFirst();
  return read(row);
}

/** One version, published or not. */
export async function findVersion(db: Db | Tx, id: string): Promise<QuestionnaireVersion | undefined> {
  return read(await selectVersions(db).where("v.id", "=", id).executeTakeFirst());
}

/** The draft of a questionnaire and its published versions, the newest first. */
export async function findVersions(db: Db | Tx, questionnaireId: string): Promise<QuestionnaireVersion[]> {
  const rows = await selectVersions(db)
    .where("v.questionnaire_id", "=", questionnaireId)
    .orderBy(sql`v.number desc nulls first`)
    .execute();
  return rows.map((row) => read(row)!);
}

/** Holds a questionnaire until the transaction ends, so that drafts and publications take turns. */
export function holdQuestionnaire(tx: Tx, id: string) {
  return tx
    .selectFrom("questionnaires")
    .select(["id", "is_open"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Every questionnaire with how often its versions were begun and finished, the open one first. */
export function findQuestionnaires(db: Db) {
  return db
    .selectFrom("questionnaires as q")
    .select(["q.id", "q.is_open"])
    .select([
      sql<number>`coalesce((select max(v.number) from questionnaire_versions v where v.questionnaire_id = q.id), 0)::int`.as(
        "published",
      ),
      sql<Date | null>`(select max(v.published_at) from questionnaire_versions v where v.questionnaire_id = q.id)`.as(
        "published_at",
      ),
      sql<boolean>`exists (select 1 from questionnaire_versions v where v.questionnaire_id = q.id and v.number is null)`.as(
        "has_draft",
      ),
      sql<unknown>`(select v.content from questionnaire_versions v where v.questionnaire_id = q.id
        order by v.number desc nulls last limit 1)`.as("content"),
      sql<number>`(select count(*) from diagnostics d join questionnaire_versions v on v.id = d.version_id
        where v.questionnaire_id = q.id)::int`.as("started"),
      sql<number>`(select count(*) from diagnostics d join questionnaire_versions v on v.id = d.version_id
        where v.questionnaire_id = q.id and d.state = 'finished')::int`.as("finished"),
    ])
    .orderBy("q.is_open", "desc")
    .orderBy("q.created_at")
    .orderBy("q.id")
    .execute();
}

type NewRow = { id: string; isOpen: boolean; actorId: string | null; now: Date };

export async function insertQuestionnaire(tx: Tx, { id, isOpen, actorId, now }: NewRow): Promise<void> {
  await tx
    .insertInto("questionnaires")
    .values({ id, is_open: isOpen, created_by: actorId, created_at: now })
    .execute();
}

type NewVersion = {
  id: string;
  questionnaireId: string;
  number: number | null;
  content: QuestionnaireContent;
  actorId: string | null;
  now: Date;
};

/** Keeps a version: published with its number, or as the draft. */
export async function insertVersion(tx: Tx, row: NewVersion): Promise<void> {
  const { id, questionnaireId, number, content, actorId, now } = row;
  const isPublished = number !== null;
  await tx
    .insertInto("questionnaire_versions")
    .values({
      ...{ id, questionnaire_id: questionnaireId, number, content: JSON.stringify(content), updated_at: now },
      ...{ published_at: isPublished ? now : null, published_by: isPublished ? actorId : null },
    })
    .execute();
}

export async function updateDraft(
  tx: Tx,
  { id, content, now }: { id: string; content: QuestionnaireContent; now: Date },
): Promise<void> {
  await tx
    .updateTable("questionnaire_versions")
    .set((eb) => ({ content: JSON.stringify(content), updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

type Publication = { id: string; number: number; actorId: string; now: Date };

/** Gives a draft its number; from now on it never changes. */
export async function publishVersion(tx: Tx, { id, number, actorId, now }: Publication): Promise<void> {
  await tx
    .updateTable("questionnaire_versions")
    .set({ number, published_at: now, published_by: actorId, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Makes one questionnaire the one that people are asked. */
export async function moveOpen(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("questionnaires").set({ is_open: false }).where("is_open", "=", true).execute();
  await tx.updateTable("questionnaires").set({ is_open: true }).where("id", "=", id).execute();
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("questionnaire_versions").where("id", "=", id).where("number", "is", null).execute();
}
