import { sql } from "kysely";
import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import type { Answers } from "#domain/diagnostic/scoring.ts";
import type { Language } from "#domain/text.ts";
import type { Db, Tx } from "#platform/database/database.ts";

function selectAttempts(db: Db | Tx) {
  return db
    .selectFrom("diagnostics as d")
    .select(["d.id", "d.version_id", "d.user_id", "d.name", "d.email", "d.language", "d.state"])
    .select(["d.started_at", "d.saved_at", "d.finished_at", "d.result", "d.document_id"]);
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findByHash>>>;

/** The attempt behind a link. */
export function findByHash(db: Db | Tx, tokenHash: string) {
  return selectAttempts(db).where("d.token_hash", "=", tokenHash).executeTakeFirst();
}

/** The same, held until the transaction ends, so that answers and the end take turns. */
export function holdByHash(tx: Tx, tokenHash: string) {
  return selectAttempts(tx).where("d.token_hash", "=", tokenHash).forUpdate().executeTakeFirst();
}

/** Holds a member until the transaction ends, so that of two beginnings at once the second finds the first. */
export async function holdMember(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("profiles").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** One attempt by its id. */
export function findAttempt(db: Db | Tx, id: string) {
  return selectAttempts(db).where("d.id", "=", id).executeTakeFirst();
}

/** The role of a member, which says where their portal is. */
export function findRole(db: Db | Tx, userId: string) {
  return db.selectFrom("user_roles").select("role").where("user_id", "=", userId).executeTakeFirst();
}

/** A member's attempts, the newest first. */
export function findOwn(db: Db | Tx, userId: string) {
  return selectAttempts(db)
    .where("d.user_id", "=", userId)
    .orderBy("d.started_at", "desc")
    .orderBy("d.id")
    .execute();
}

/** Members' newest attempts whose day to be taken again has come, and about which nothing was said. */
export async function findRetests(tx: Tx, today: string): Promise<{ id: string; userId: string }[]> {
  const rows = await tx
    .selectFrom("diagnostics as d")
    .select(["d.id", "d.user_id"])
    .where("d.state", "=", "finished")
    .where("d.user_id", "is not", null)
    .where(sql<boolean>`d.result ->> 'retestOn' <= ${today}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("diagnostics as n")
            .select("n.id")
            .whereRef("n.user_id", "=", "d.user_id")
            .whereRef("n.started_at", ">", "d.started_at"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("facts as f")
            .select("f.kind")
            .where("f.kind", "=", "diagnostic_retest_due")
            .where("f.cause", "=", sql<string>`d.id::text`),
        ),
      ),
    )
    .orderBy("d.id")
    .execute();
  return rows.map(({ id, user_id: userId }) => ({ id, userId: userId! }));
}

/** Attempts that somebody began under an address and did not finish, the newest first. */
export function findUnfinished(db: Db | Tx, { email, limit }: { email: string; limit: number }) {
  return selectAttempts(db)
    .where("d.email", "=", email)
    .where("d.state", "=", "started")
    .orderBy("d.started_at", "desc")
    .limit(limit)
    .execute();
}

/** The answers of an attempt by question. */
export async function findAnswers(db: Db | Tx, id: string): Promise<Answers> {
  const rows = await db
    .selectFrom("diagnostic_answers")
    .select(["question", "option"])
    .where("diagnostic_id", "=", id)
    .execute();
  return Object.fromEntries(rows.map(({ question, option }) => [question, option]));
}

type NewAttempt = {
  id: string;
  versionId: string;
  userId: string | null;
  name: string;
  email: string;
  language: Language;
  mayWrite: boolean;
  source: string;
  tokenHash: string;
  now: Date;
};

/** Keeps the beginning of an attempt; false where it exists. */
export async function insertAttempt(tx: Tx, row: NewAttempt): Promise<boolean> {
  const { id, versionId, userId, name, email, language, mayWrite, source, tokenHash, now } = row;
  const made = await tx
    .insertInto("diagnostics")
    .values({
      ...{ id, version_id: versionId, user_id: userId, name, email, language, may_write: mayWrite, source },
      ...{ token_hash: tokenHash, consented_at: now, started_at: now, saved_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

type Given = { id: string; answers: { question: string; option: string | null }[]; now: Date };

/** Keeps answers over those that were given before. */
export async function upsertAnswers(tx: Tx, { id, answers, now }: Given): Promise<void> {
  await tx
    .insertInto("diagnostic_answers")
    .values(answers.map((answer) => ({ diagnostic_id: id, ...answer, at: now })))
    .onConflict((conflict) =>
      conflict.columns(["diagnostic_id", "question"]).doUpdateSet((eb) => ({
        option: eb.ref("excluded.option"),
        at: eb.ref("excluded.at"),
      })),
    )
    .execute();
  await tx.updateTable("diagnostics").set({ saved_at: now }).where("id", "=", id).execute();
}

type Ending = { id: string; result: AttemptResult; now: Date };

export async function setFinished(tx: Tx, { id, result, now }: Ending): Promise<void> {
  await tx
    .updateTable("diagnostics")
    .set({ state: "finished", finished_at: now, saved_at: now })
    .set({ result: JSON.stringify(result), overall: result.overall })
    .where("id", "=", id)
    .execute();
}

export async function setDocument(tx: Tx, { id, fileId }: { id: string; fileId: string }): Promise<void> {
  await tx.updateTable("diagnostics").set({ document_id: fileId }).where("id", "=", id).execute();
}

type Group = { versionId: string; exceptId: string; userId: string | null; email: string };

/**
 * The latest result of every other member on the same version; one person counts once. Visitors are no part of a group:
 * nothing shows that five addresses are five people.
 */
export async function findGroup(db: Db | Tx, { versionId, exceptId, userId, email }: Group) {
  const rows = await db
    .selectFrom("diagnostics")
    .distinctOn("user_id")
    .select("result")
    .where("version_id", "=", versionId)
    .where("state", "=", "finished")
    .where("id", "<>", exceptId)
    .where("email", "<>", email)
    .where("user_id", "is not", null)
    .$if(userId !== null, (query) => query.where("user_id", "<>", userId!))
    .orderBy("user_id")
    .orderBy("finished_at", "desc")
    .execute();
  return rows.map(({ result }) => result as AttemptResult);
}

/** What a person answered, by account or by address. */
export async function findAllOf(db: Db | Tx, { id, email }: { id: string; email: string }) {
  const attempts = await db
    .selectFrom("diagnostics")
    .select(["id", "name", "email", "language", "may_write", "source", "started_at", "finished_at", "result"])
    .where((eb) => eb.or([eb("user_id", "=", id), eb("email", "=", email)]))
    .orderBy("started_at")
    .execute();
  return Promise.all(
    attempts.map(async ({ id: attempt, ...told }) => ({ ...told, answers: await findAnswers(db, attempt) })),
  );
}

/** Takes all of a person's attempts away; the ids of the files that were made of them. */
export async function deleteAllOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<string[]> {
  const gone = await tx
    .deleteFrom("diagnostics")
    .where((eb) => eb.or([eb("user_id", "=", id), eb("email", "=", email)]))
    .returning("document_id")
    .execute();
  return gone.flatMap(({ document_id: file }) => file ?? []);
}

/** Forgets what visitors began long ago and never finished. */
export async function deleteAbandoned(db: Db | Tx, before: Date): Promise<void> {
  await db
    .deleteFrom("diagnostics")
    .where("user_id", "is", null)
    .where("state", "=", "started")
    .where("saved_at", "<", before)
    .execute();
}
