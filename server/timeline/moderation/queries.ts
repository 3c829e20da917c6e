import { sql } from "kysely";
import type { AppealQuery, ReportQuery } from "#domain/timeline/moderation.ts";
import { reportStates } from "#domain/timeline/moderation.ts";
import type { NewReport } from "#domain/timeline/timeline.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

type Subject = { postId: string; commentId: string | null };
const isSame = ({ postId, commentId }: Subject) =>
  sql<boolean>`(post_id = ${postId} and comment_id is not distinct from ${commentId}::uuid)`;

/** Keeps a report; false where one of the person about the thing is still open. */
export async function insertReport(
  tx: Tx,
  { id, reporterId, report, now }: { id: string; reporterId: string; report: NewReport; now: Date },
): Promise<boolean> {
  const { postId, commentId, kind, words } = report;
  const row = { id, post_id: postId, comment_id: commentId, reporter_id: reporterId, kind, words };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("reports")
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Closing = Subject & { decision: string; reason: string | null; by: string | null; now: Date };

/** Decides everything that is open about one thing; which reports that were. */
export async function closeReports(tx: Tx, { decision, reason, by, now, ...subject }: Closing) {
  return tx
    .updateTable("reports")
    .set({ decision, reason, decided_by: by, decided_at: now })
    .where(isSame(subject))
    .where("decision", "is", null)
    .returning(["id"])
    .execute();
}

/** Holds an open or decided report until the transaction ends. */
export function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom("reports")
    .select(["id", "post_id", "comment_id", "decision", "kind", "reporter_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type NewRemoval = Subject & { id: string; authorId: string; reason: string; by: string; now: Date };

export async function insertRemoval(tx: Tx, removal: NewRemoval): Promise<void> {
  const { id, postId, commentId, authorId, reason, by, now } = removal;
  const subject = { post_id: postId, comment_id: commentId, author_id: authorId };
  await tx
    .insertInto("timeline_removals")
    .values({ id, ...subject, reason, removed_by: by, removed_at: now })
    .execute();
}

export function lockRemoval(tx: Tx, id: string) {
  return tx.selectFrom("timeline_removals").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateAppeal(tx: Tx, { id, text, now }: { id: string; text: string; now: Date }) {
  await tx
    .updateTable("timeline_removals")
    .set({ appeal: text, appealed_at: now })
    .where("id", "=", id)
    .execute();
}

type Answered = { id: string; isRestored: boolean; answer: string; by: string; now: Date };

export async function updateAnswer(tx: Tx, { id, isRestored, answer, by, now }: Answered): Promise<void> {
  await tx
    .updateTable("timeline_removals")
    .set({ is_restored: isRestored, answer, answered_by: by, answered_at: now })
    .where("id", "=", id)
    .execute();
}

const house = sql<string | null>`(select h.name from hotel_members hm join hotels h on h.id = hm.hotel_id
  where hm.user_id = author.id order by h.name, h.id limit 1)`;

/** What was said and by whom, joined to whatever names a post and perhaps a comment. */
const subjectColumns = [
  sql<string>`coalesce(c.text, p.text)`.as("text"),
  sql<string>`coalesce(c.state, p.state)`.as("state"),
  sql<Date>`coalesce(c.created_at, p.created_at)`.as("said_at"),
  house.as("author_house"),
] as const;
const authorColumns = [
  "author.id as author_id",
  "author.full_name as author_name",
  "author.avatar_url as author_photo",
  "ar.role as author_role",
  "t.tier_name as author_tier",
] as const;

function selectReports(db: Db | Tx) {
  return db
    .selectFrom("reports as r")
    .innerJoin("timeline_posts as p", "p.id", "r.post_id")
    .leftJoin("comments as c", "c.id", "r.comment_id")
    .innerJoin("profiles as author", (join) =>
      join.on(sql<boolean>`author.id = coalesce(c.author_id, p.author_id)`),
    )
    .leftJoin("user_roles as ar", "ar.user_id", "author.id")
    .leftJoin("travel_advisors as ta", "ta.user_id", "author.id")
    .leftJoin("advisor_tiers as t", "t.id", "ta.advisor_tier_id")
    .leftJoin("profiles as reporter", "reporter.id", "r.reporter_id")
    .leftJoin("profiles as decider", "decider.id", "r.decided_by")
    .select([...authorColumns, ...subjectColumns])
    .select(["r.id", "r.post_id", "r.comment_id", "r.kind", "r.words", "r.decision", "r.reason"])
    .select([
      "r.created_at",
      "r.decided_at",
      "reporter.full_name as reporter",
      "decider.full_name as decider",
    ])
    .select(
      sql<number>`(select count(*)::int from reports o where o.post_id = r.post_id and o.decision is null
        and o.comment_id is not distinct from r.comment_id)`.as("together"),
    );
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

const reportShape: ListShape = {
  key: { by: sql`r.id`, kind: "uuid" },
  sorts: { createdAt: { by: sql`r.created_at`, kind: "time" } },
  search: (pattern) => sql`p.search like ${pattern}`,
  filters: {
    state: (state: string) => (state === "open" ? sql`r.decision is null` : sql`r.decision is not null`),
  },
  facets: { state: reportStates },
};

export function findReports(db: Db, query: ReportQuery) {
  return readList(db, selectReports(db), reportShape, query);
}

export function findReport(db: Db | Tx, id: string) {
  return selectReports(db).where("r.id", "=", id).executeTakeFirst();
}

function selectAppeals(db: Db | Tx) {
  return db
    .selectFrom("timeline_removals as x")
    .innerJoin("timeline_posts as p", "p.id", "x.post_id")
    .leftJoin("comments as c", "c.id", "x.comment_id")
    .innerJoin("profiles as author", "author.id", "x.author_id")
    .leftJoin("user_roles as ar", "ar.user_id", "author.id")
    .leftJoin("travel_advisors as ta", "ta.user_id", "author.id")
    .leftJoin("advisor_tiers as t", "t.id", "ta.advisor_tier_id")
    .leftJoin("profiles as remover", "remover.id", "x.removed_by")
    .select([...authorColumns, ...subjectColumns])
    .select(["x.id", "x.post_id", "x.comment_id", "x.reason", "x.appeal", "x.appealed_at"])
    .select(["x.is_restored", "x.answer", "remover.full_name as remover"])
    .where("x.appeal", "is not", null);
}
export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

const appealShape: ListShape = {
  key: { by: sql`x.id`, kind: "uuid" },
  sorts: { appealedAt: { by: sql`x.appealed_at`, kind: "time" } },
  search: (pattern) => sql`p.search like ${pattern}`,
  filters: {
    state: (state: string) =>
      state === "open" ? sql`x.answered_at is null` : sql`x.answered_at is not null`,
  },
  facets: { state: reportStates },
};

export function findAppeals(db: Db, query: AppealQuery) {
  return readList(db, selectAppeals(db), appealShape, query);
}

export function findAppeal(db: Db | Tx, id: string) {
  return selectAppeals(db).where("x.id", "=", id).executeTakeFirst();
}

/** The pictures of posts, whatever became of them. */
export async function findPictures(db: Db | Tx, postIds: string[]) {
  if (postIds.length === 0) return [];
  return db
    .selectFrom("timeline_pictures as f")
    .innerJoin("files", "files.id", "f.id")
    .select(["f.post_id", "f.alt", "files.storage_key"])
    .where("f.post_id", "in", postIds)
    .orderBy("f.position")
    .execute();
}

/** Everybody who answers for the house. */
export function findModerators(tx: Tx) {
  return tx
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "=", "admin")
    .where("p.status", "=", "active")
    .orderBy("p.id")
    .execute();
}

/** Whom a decision concerns, with the portals they use. */
export function findReporter(tx: Tx, reportId: string) {
  return tx
    .selectFrom("reports as r")
    .innerJoin("user_roles as role", "role.user_id", "r.reporter_id")
    .select(["r.reporter_id as userId", "role.role", "r.reason", "r.post_id as postId"])
    .where("r.id", "=", reportId)
    .executeTakeFirst();
}

export function findRemoved(tx: Tx, removalId: string) {
  return tx
    .selectFrom("timeline_removals as x")
    .innerJoin("user_roles as role", "role.user_id", "x.author_id")
    .select(["x.author_id as userId", "role.role", "x.reason", "x.answer", "x.post_id as postId"])
    .where("x.id", "=", removalId)
    .executeTakeFirst();
}
