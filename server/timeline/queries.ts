import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** Who works for the hotels that a post names and may read it, apart from who wrote it. */
export function findMentioned(tx: Tx, postId: string) {
  return tx
    .selectFrom("timeline_mentions as m")
    .innerJoin("timeline_posts as p", "p.id", "m.post_id")
    .innerJoin("hotel_members as hm", "hm.hotel_id", "m.hotel_id")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(["hm.user_id as userId", "h.name as hotel"])
    .distinctOn("hm.user_id")
    .where("m.post_id", "=", postId)
    .where("p.audience", "in", ["members", "hotels"])
    .where("hm.part", "in", ["owner", "editor"])
    .whereRef("hm.user_id", "<>", "p.author_id")
    .orderBy("hm.user_id")
    .orderBy("h.name")
    .execute();
}

/** What a notice about a conversation says: who spoke, and who is told, with the portal they use. */
export function findTalk(tx: Tx, commentId: string) {
  return tx
    .selectFrom("comments as c")
    .innerJoin("timeline_posts as p", "p.id", "c.post_id")
    .innerJoin("profiles as speaker", "speaker.id", "c.author_id")
    .leftJoin("user_roles as r", "r.user_id", "p.author_id")
    .select(["p.author_id as toldId", "r.role", "speaker.id as speakerId", "speaker.full_name as speaker"])
    .where("c.id", "=", commentId)
    .executeTakeFirst();
}

export async function findAuthorName(tx: Tx, postId: string): Promise<string> {
  const row = await tx
    .selectFrom("timeline_posts as p")
    .innerJoin("profiles as a", "a.id", "p.author_id")
    .select("a.full_name")
    .where("p.id", "=", postId)
    .executeTakeFirst();
  return row?.full_name ?? "";
}

export async function findRole(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Everything one person said, marked and asked not to read. */
export async function findAllOf(db: Db | Tx, userId: string) {
  const posts = await db
    .selectFrom("timeline_posts")
    .select(["text", "audience", "state", "created_at", "edited_at"])
    .where("author_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const comments = await db
    .selectFrom("comments")
    .select(["text", "state", "created_at"])
    .where("author_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const reactions = await db
    .selectFrom("reactions")
    .select(["post_id", "kind", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  const reports = await db
    .selectFrom("reports")
    .select(["kind", "words", "decision", "created_at"])
    .where("reporter_id", "=", userId)
    .execute();
  const muted = await db.selectFrom("timeline_mutes").select("until").where("user_id", "=", userId).execute();
  return { posts, comments, reactions, reports, muted };
}

type Many = { after: number; count: number; now: Date };

/** Adds so many posts of the people there are, turn by turn, with a comment or a reaction to every fourth. */
export async function insertMany(db: Db, { after, count, now }: Many): Promise<number> {
  const made = await sql<{ id: string }>`
    with people as (select array_agg(user_id order by user_id) as ids from user_roles),
    made as (
      insert into timeline_posts (id, author_id, text, audience, created_at)
      select md5('lilamonde/scaled-post/' || n)::uuid, ids[1 + n % cardinality(ids)],
        'Visita ' || n || ': o quarto de canto pega o sol da manhã, e o jantar pede reserva.',
        (array['members', 'members', 'sellers', 'hotels'])[1 + n % 4], ${now}::timestamptz - n * interval '5 minutes'
      from people, generate_series(${after + 1}::int, ${after + count}::int) as n
      on conflict do nothing returning id, author_id, created_at),
    answered as (
      insert into comments (id, post_id, author_id, text, created_at)
      select gen_random_uuid(), id, author_id, 'Obrigada, levo para o cliente.', created_at + interval '1 minute'
      from made where get_byte(uuid_send(id), 0) % 4 = 0),
    marked as (
      insert into reactions (post_id, user_id, kind, created_at)
      select id, author_id, 'useful', created_at from made where get_byte(uuid_send(id), 1) % 4 = 0)
    select id from made`.execute(db);
  return made.rows.length;
}

export async function findPublishedHotels(db: Db | Tx, slugs: string[]) {
  return db
    .selectFrom("hotels")
    .select(["id", "name", "slug"])
    .where("slug", "in", slugs)
    .where("is_published", "=", true)
    .execute();
}
