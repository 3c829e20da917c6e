import { type RawBuilder, sql } from "kysely";
import { foldText } from "#domain/search.ts";
import { type Audience, audiencesOf } from "#domain/timeline/audiences.ts";
import type { TimelineQuery } from "#domain/timeline/timeline.ts";
import { dayAfter, instantIn } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readRows } from "#platform/database/list/read-list.ts";
import type { Reader } from "../reader.ts";

const HOUSE_ZONE = "America/Sao_Paulo";
const NEWER_LIMIT = 50;

/** Whether a reader wants to read somebody: whom they muted they neither read nor find counted. */
function isHeard({ id, now }: Reader, author: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from timeline_mutes m
    where m.user_id = ${id} and m.muted_id = ${author} and m.until > ${now})`;
}

/** Whether a reader may see a post: by its audience, and their own whatever became of it, unless they took it back. */
function isVisible(reader: Reader): RawBuilder<boolean> {
  const { id, role } = reader;
  const heard = audiencesOf(role);
  return sql<boolean>`(
    (p.state = 'published' and (p.audience = any(${[...heard]}::text[]) or p.author_id = ${id})
      and ${isHeard(reader, sql.ref("p.author_id"))})
    or (p.author_id = ${id} and p.state in ('held', 'removed')))`;
}

const house = sql<string | null>`(select h.name from hotel_members hm join hotels h on h.id = hm.hotel_id
  where hm.user_id = author.id order by h.name, h.id limit 1)`;
const authorColumns = [
  "author.id as author_id",
  "author.full_name as author_name",
  "author.avatar_url as author_photo",
  "r.role as author_role",
  "t.tier_name as author_tier",
] as const;

function selectPosts(db: Db | Tx, reader: Reader) {
  return db
    .selectFrom("timeline_posts as p")
    .innerJoin("profiles as author", "author.id", "p.author_id")
    .leftJoin("user_roles as r", "r.user_id", "p.author_id")
    .leftJoin("travel_advisors as ta", "ta.user_id", "p.author_id")
    .leftJoin("advisor_tiers as t", "t.id", "ta.advisor_tier_id")
    .select([...authorColumns, house.as("author_house")])
    .select(["p.id", "p.text", "p.audience", "p.state", "p.created_at", "p.edited_at", "p.version"])
    .where(isVisible(reader));
}
export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

const shape: ListShape = {
  key: { by: sql`p.id`, kind: "uuid" },
  sorts: { createdAt: { by: sql`p.created_at`, kind: "time" } },
  search: (pattern) => sql`p.search like ${pattern}`,
  filters: {
    audience: (audience: Audience) => sql`p.audience = ${audience}`,
    until: (day: string) => sql`p.created_at < ${instantIn(HOUSE_ZONE, dayAfter(day, 1), "00:00")}`,
  },
};

export function findPosts(db: Db, { reader, query }: { reader: Reader; query: TimelineQuery }) {
  return readRows(selectPosts(db, reader), shape, query);
}

export function findPost(db: Db | Tx, { id, reader }: { id: string; reader: Reader }) {
  return selectPosts(db, reader).where("p.id", "=", id).executeTakeFirst();
}

/** How many posts of others are newer than one, as far as anybody counts; nothing where the reader may not see that one. */
export async function countNewer(db: Db, { than, reader }: { than: string; reader: Reader }) {
  const newer = db
    .selectFrom("timeline_posts as p")
    .select("p.id")
    .where(isVisible(reader))
    .where("p.author_id", "<>", reader.id)
    .where(
      sql<boolean>`(p.created_at, p.id) > (select p.created_at, p.id from timeline_posts p
        where p.id = ${than} and ${isVisible(reader)})`,
    )
    .limit(NEWER_LIMIT + 1);
  const { count } = await db
    .selectFrom(newer.as("newer"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const found = Number(count);
  return { count: Math.min(found, NEWER_LIMIT), isMore: found > NEWER_LIMIT };
}

/** The days of a month on which something was said that the reader sees. */
export async function findDays(db: Db, { month, reader }: { month: string; reader: Reader }) {
  const first = `${month}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  const day = sql<string>`(p.created_at at time zone ${sql.lit(HOUSE_ZONE)})::date::text`;
  const rows = await db
    .selectFrom("timeline_posts as p")
    .select(day.as("day"))
    .distinct()
    .where("p.created_at", ">=", instantIn(HOUSE_ZONE, first, "00:00"))
    .where("p.created_at", "<", instantIn(HOUSE_ZONE, next, "00:00"))
    .where(isVisible(reader))
    .orderBy("day")
    .execute();
  return rows.map((row) => row.day);
}

/** The hotels of the collection that what the reader sees has named since a moment, the most first. */
export function findTalkedOf(db: Db, { since, reader }: { since: Date; reader: Reader }) {
  return db
    .selectFrom("timeline_mentions as m")
    .innerJoin("timeline_posts as p", "p.id", "m.post_id")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(["h.id", "h.name", "h.slug", sql<number>`count(distinct p.id)::int`.as("posts")])
    .where("m.created_at", ">=", since)
    .where("h.is_published", "=", true)
    .where("p.state", "=", "published")
    .where(isVisible(reader))
    .groupBy(["h.id", "h.name", "h.slug"])
    .orderBy("posts", "desc")
    .orderBy("h.name")
    .orderBy("h.id")
    .limit(4)
    .execute();
}

/** Everything that hangs on the posts of a page, each kind in one reading. */
export async function findParts(db: Db | Tx, { ids, reader }: { ids: string[]; reader: Reader }) {
  if (ids.length === 0) return { pictures: [], mentions: [], reactions: [], comments: [], removals: [] };
  const pictures = await db
    .selectFrom("timeline_pictures")
    .select(["post_id", "id", "alt", "width", "height"])
    .where("post_id", "in", ids)
    .orderBy("position")
    .execute();
  const mentions = await db
    .selectFrom("timeline_mentions as m")
    .leftJoin("hotels as h", (join) => join.onRef("h.id", "=", "m.hotel_id").on("h.is_published", "=", true))
    .select(["m.post_id", "m.name", "h.slug", "h.id as hotel_id"])
    .where("m.post_id", "in", ids)
    .orderBy("m.name")
    .execute();
  const reactions = await db
    .selectFrom("reactions")
    .select(["post_id", "kind", sql<number>`count(*)::int`.as("count")])
    .select(sql<boolean>`bool_or(user_id = ${reader.id})`.as("is_mine"))
    .where("post_id", "in", ids)
    .groupBy(["post_id", "kind"])
    .execute();
  const comments = await db
    .selectFrom("comments")
    .select(["post_id", sql<number>`count(*)::int`.as("count")])
    .where("post_id", "in", ids)
    .where("state", "=", "published")
    .where(isHeard(reader, sql.ref("comments.author_id")))
    .groupBy("post_id")
    .execute();
  const removals = await db
    .selectFrom("timeline_removals")
    .distinctOn("post_id")
    .select(["post_id", "id", "reason", "appeal", "answer"])
    .where("post_id", "in", ids)
    .where("comment_id", "is", null)
    .where("author_id", "=", reader.id)
    .orderBy("post_id")
    .orderBy("removed_at", "desc")
    .execute();
  return { pictures, mentions, reactions, comments, removals };
}
export type PostParts = Awaited<ReturnType<typeof findParts>>;

type Talk = { postId: string; reader: Reader; limit: number; id?: string };

/** The conversation under a post, the newest first; what was taken down only its author still reads. */
export function findComments(db: Db | Tx, { postId, reader, limit, id: only }: Talk) {
  const { id } = reader;
  return db
    .selectFrom("comments as c")
    .innerJoin("profiles as author", "author.id", "c.author_id")
    .leftJoin("user_roles as r", "r.user_id", "c.author_id")
    .leftJoin("travel_advisors as ta", "ta.user_id", "c.author_id")
    .leftJoin("advisor_tiers as t", "t.id", "ta.advisor_tier_id")
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom("timeline_removals as x")
          .select(["x.id", "x.reason", "x.appeal", "x.answer"])
          .whereRef("x.comment_id", "=", "c.id")
          .where("x.author_id", "=", id)
          .orderBy("x.removed_at", "desc")
          .limit(1)
          .as("removal"),
      (join) => join.onTrue(),
    )
    .select([...authorColumns, house.as("author_house")])
    .select(["c.id", "c.text", "c.state", "c.created_at"])
    .select(["removal.id as removal_id", "removal.reason", "removal.appeal", "removal.answer"])
    .where("c.post_id", "=", postId)
    .$if(only !== undefined, (query) => query.where("c.id", "=", only!))
    .where(
      sql<boolean>`((c.state = 'published' and ${isHeard(reader, sql.ref("c.author_id"))})
        or (c.author_id = ${id} and c.state in ('held', 'removed')))`,
    )
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** Hotels of the collection whose name has these words. */
export function findNameable(db: Db, q: string) {
  const pattern = `%${foldText(q).replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("hotels")
    .select(["id", "name", "country"])
    .where("is_published", "=", true)
    .where(sql<boolean>`fold_text(name) like ${pattern}`)
    .orderBy("name")
    .orderBy("id")
    .limit(6)
    .execute();
}

export function findWordings(db: Db, postId: string) {
  return db
    .selectFrom("timeline_edits")
    .select(["text", "replaced_at"])
    .where("post_id", "=", postId)
    .orderBy("number")
    .execute();
}

export function findPosition(db: Db | Tx, userId: string) {
  return db
    .selectFrom("timeline_reads")
    .select(["read_up_to", "read_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export function findMutes(db: Db, { id, now }: Reader) {
  return db
    .selectFrom("timeline_mutes as m")
    .innerJoin("profiles as p", "p.id", "m.muted_id")
    .select(["p.id", "p.full_name as name", "m.until"])
    .where("m.user_id", "=", id)
    .where("m.until", ">", now)
    .orderBy("p.full_name")
    .orderBy("p.id")
    .execute();
}
