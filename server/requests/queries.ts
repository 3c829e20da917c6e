import { sql } from "kysely";
import type { RequestQuery } from "#domain/requests/requests.ts";
import { type RequestState, requestStates } from "#domain/requests/states.ts";
import { foldText } from "#domain/search.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

/** Requests as one reader sees them. */
function selectRequests(db: Db | Tx, readerId: string) {
  return (
    db
      .selectFrom("feature_requests as f")
      .leftJoin("profiles as author", "author.id", "f.author_id")
      .leftJoin("profiles as answerer", "answerer.id", "f.answered_by")
      .leftJoin("feature_requests as target", "target.id", "f.merged_into")
      // News that was taken back is shown to nobody.
      .leftJoin("system_updates as news", (join) =>
        join.onRef("news.id", "=", "f.update_id").on("news.is_published", "=", true),
      )
      .leftJoin("feature_votes as mine", (join) =>
        join.onRef("mine.request_id", "=", "f.id").on("mine.user_id", "=", readerId),
      )
      .select([
        "f.id",
        "f.title",
        "f.problem",
        "f.state",
        "f.author_id",
        "author.full_name as author",
        "f.votes",
        "f.answer",
        "answerer.full_name as answered_by",
        "f.merged_into",
        "target.title as merged_title",
        "news.id as news_id",
        "news.title as news_title",
        "news.title_en as news_title_en",
        "news.target_audience as news_audience",
        "f.created_at",
        "f.moved_at",
        "f.version",
        "mine.user_id as voter_id",
        "mine.is_solved",
        sql<number>`(select count(*)::int from feature_comments c where c.request_id = f.id)`.as("comments"),
        sql<number>`(select count(*)::int from feature_votes v where v.request_id = f.id and v.is_solved)`.as(
          "solved",
        ),
        sql<number>`(select count(*)::int from feature_votes v where v.request_id = f.id and not v.is_solved)`.as(
          "unsolved",
        ),
      ])
  );
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const shape: ListShape = {
  key: { by: sql`f.id`, kind: "uuid" },
  sorts: {
    votes: { by: sql`f.votes`, kind: "integer" },
    createdAt: { by: sql`f.created_at`, kind: "time" },
  },
  search: (pattern) => sql`f.search like ${pattern}`,
  filters: { state: (state: RequestState) => sql`f.state = ${state}` },
  facets: { state: requestStates },
};

export function findRequests(db: Db, { readerId, query }: { readerId: string; query: RequestQuery }) {
  return readList(db, selectRequests(db, readerId), shape, query);
}

/** Some requests by their ids, as far as many are moved at once. */
export function findRequestsById(db: Db, ids: string[]) {
  return db
    .selectFrom("feature_requests")
    .select(["id", "title", "state", "version"])
    .where("id", "in", ids)
    .execute();
}

export function findRequest(db: Db | Tx, { id, readerId }: { id: string; readerId: string }) {
  return selectRequests(db, readerId).where("f.id", "=", id).executeTakeFirst();
}

/** What has been asked already in much the same words, the closest first. */
export function findSimilar(db: Db, { q, readerId, limit }: { q: string; readerId: string; limit: number }) {
  const words = foldText(q);
  return selectRequests(db, readerId)
    .where("f.state", "<>", "merged")
    .where(sql<boolean>`word_similarity(${words}, f.search) > 0.4`)
    .orderBy(sql`word_similarity(${words}, f.search)`, "desc")
    .orderBy("f.id")
    .limit(limit)
    .execute();
}

/** Holds a request until the transaction ends, so that votes and moves take turns. */
export function lockRequest(tx: Tx, id: string) {
  return tx
    .selectFrom("feature_requests")
    .select(["id", "author_id", "title", "state", "answer", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type NewRow = { id: string; authorId: string | null; title: string; problem: string; now: Date };

export async function insertRequest(tx: Tx, { id, authorId, title, problem, now }: NewRow): Promise<void> {
  const row = { id, author_id: authorId, title, problem, state: "new", created_at: now, moved_at: now };
  await tx
    .insertInto("feature_requests")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Moved = {
  id: string;
  state: RequestState;
  answer?: string | null;
  answeredBy?: string;
  updateId?: string | null;
  mergedInto?: string;
  now: Date;
};

export async function updateState(tx: Tx, { id, now, ...moved }: Moved): Promise<void> {
  await tx
    .updateTable("feature_requests")
    .set((eb) => ({
      state: moved.state,
      moved_at: now,
      version: eb("version", "+", 1),
      ...(moved.answer && { answer: moved.answer, answered_by: moved.answeredBy ?? null }),
      ...(moved.updateId && { update_id: moved.updateId }),
      ...(moved.mergedInto && { merged_into: moved.mergedInto }),
    }))
    .where("id", "=", id)
    .execute();
}

type Vote = { requestId: string; userId: string };

/** Counts a person's vote once. */
export async function insertVote(tx: Tx, { requestId, userId, now }: Vote & { now: Date }): Promise<void> {
  await tx
    .insertInto("feature_votes")
    .values({ request_id: requestId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recount(tx, requestId);
}

export async function deleteVote(tx: Tx, { requestId, userId }: Vote): Promise<void> {
  await tx
    .deleteFrom("feature_votes")
    .where("request_id", "=", requestId)
    .where("user_id", "=", userId)
    .execute();
  await recount(tx, requestId);
}

/** Whether it was solved for a voter; false when they have not voted. */
export async function updateSolved(tx: Tx, { requestId, userId, isSolved }: Vote & { isSolved: boolean }) {
  const { numUpdatedRows } = await tx
    .updateTable("feature_votes")
    .set({ is_solved: isSolved })
    .where("request_id", "=", requestId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the votes of one request to another, each person's once. */
export async function moveVotes(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`insert into feature_votes (request_id, user_id, created_at)
    select ${to}, user_id, created_at from feature_votes where request_id = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("feature_votes").where("request_id", "=", from).execute();
  for (const id of [from, to]) await recount(tx, id);
}

async function recount(tx: Tx, id: string): Promise<void> {
  await sql`update feature_requests set votes =
    (select count(*) from feature_votes where request_id = ${id}) where id = ${id}`.execute(tx);
}

/** Who voted for a request, each with the portal they use. */
export function findVoters(tx: Tx, id: string) {
  return tx
    .selectFrom("feature_votes as v")
    .innerJoin("user_roles as r", "r.user_id", "v.user_id")
    .select(["v.user_id as userId", "r.role"])
    .where("v.request_id", "=", id)
    .where("r.role", "in", ["advisor", "tour_operator"])
    .orderBy("v.user_id")
    .execute();
}

export async function insertComment(
  tx: Tx,
  comment: { id: string; requestId: string; authorId: string; text: string; now: Date },
): Promise<void> {
  const { id, requestId, authorId, text, now } = comment;
  await tx
    .insertInto("feature_comments")
    .values({ id, request_id: requestId, author_id: authorId, text, created_at: now })
    .execute();
}

export function findComments(db: Db | Tx, requestId: string) {
  return db
    .selectFrom("feature_comments as c")
    .leftJoin("profiles as p", "p.id", "c.author_id")
    .leftJoin("user_roles as r", "r.user_id", "c.author_id")
    .select(["c.id", "c.text", "c.created_at", "p.full_name as author", "r.role"])
    .where("c.request_id", "=", requestId)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .limit(200)
    .execute();
}

/** What one person asked for, said and voted for. */
export async function findAllOf(db: Db | Tx, userId: string) {
  const asked = await db
    .selectFrom("feature_requests")
    .select(["title", "problem", "state", "created_at"])
    .where("author_id", "=", userId)
    .execute();
  const said = await db
    .selectFrom("feature_comments")
    .select(["text", "created_at"])
    .where("author_id", "=", userId)
    .execute();
  const votedFor = await db
    .selectFrom("feature_votes as v")
    .innerJoin("feature_requests as f", "f.id", "v.request_id")
    .select(["f.title", "v.created_at"])
    .where("v.user_id", "=", userId)
    .execute();
  return { asked, said, votedFor };
}

/** Takes a person's votes back; each request is held first, so that who votes meanwhile is counted too. */
export async function deleteVotesOf(tx: Tx, userId: string): Promise<void> {
  const given = await tx
    .selectFrom("feature_votes")
    .select("request_id")
    .where("user_id", "=", userId)
    .orderBy("request_id")
    .execute();
  for (const { request_id: requestId } of given) {
    await lockRequest(tx, requestId);
    await deleteVote(tx, { requestId, userId });
  }
}
