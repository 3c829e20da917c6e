import { sql } from "kysely";
import { isMentioned } from "#domain/timeline/mentions.ts";
import type { NewPost, ReactionKind } from "#domain/timeline/timeline.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type NewRow = { id: string; authorId: string; text: string; audience: string; now: Date };

export async function insertPost(tx: Tx, { id, authorId, text, audience, now }: NewRow): Promise<void> {
  await tx
    .insertInto("timeline_posts")
    .values({ id, author_id: authorId, text, audience, created_at: now })
    .execute();
}

/** Makes pictures of their owner's that wait part of a post; how many there were. */
export async function attachPictures(
  tx: Tx,
  { postId, ownerId, pictures }: { postId: string; ownerId: string; pictures: NewPost["pictures"] },
): Promise<number> {
  let attached = 0n;
  for (const [position, { id, alt }] of pictures.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable("timeline_pictures")
      .set({ post_id: postId, position, alt: alt.trim() })
      .where("id", "=", id)
      .where("owner_id", "=", ownerId)
      .where("post_id", "is", null)
      .executeTakeFirst();
    attached += numUpdatedRows;
  }
  return Number(attached);
}

/** Keeps which hotels of the collection a text names; one that it does not name, or that is not there, is left out. */
export async function replaceMentions(
  tx: Tx,
  { postId, text, hotelIds, now }: { postId: string; text: string; hotelIds: string[]; now: Date },
): Promise<void> {
  // A hotel that has left since stays named; only who is named anew must be in the collection.
  const kept = await tx
    .selectFrom("timeline_mentions")
    .select(["name", "hotel_id"])
    .where("post_id", "=", postId)
    .execute();
  const known =
    hotelIds.length === 0
      ? []
      : await tx
          .selectFrom("hotels")
          .select(["id as hotel_id", "name"])
          .where("id", "in", hotelIds)
          .where("is_published", "=", true)
          .execute();
  const byName = new Map([...known, ...kept].map((mention) => [mention.name, mention]));
  const named = [...byName.values()].filter(({ name }) => isMentioned(text, name));
  await tx.deleteFrom("timeline_mentions").where("post_id", "=", postId).execute();
  if (named.length === 0) return;
  const rows = named.map(({ name, hotel_id }) => ({ post_id: postId, name, hotel_id, created_at: now }));
  await tx.insertInto("timeline_mentions").values(rows).execute();
}

/** Holds a post until the transaction ends. */
export function lockPost(tx: Tx, id: string) {
  return tx
    .selectFrom("timeline_posts")
    .select(["id", "author_id", "text", "audience", "state", "version", "created_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts a post's words right and keeps how they were. */
export async function updateText(
  tx: Tx,
  { id, before, text, now }: { id: string; before: string; text: string; now: Date },
): Promise<void> {
  await sql`insert into timeline_edits (post_id, number, text, replaced_at)
    select ${id}, coalesce(max(number), 0) + 1, ${before}, ${now} from timeline_edits where post_id = ${id}`.execute(
    tx,
  );
  await tx
    .updateTable("timeline_posts")
    .set((of) => ({ text, edited_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

type NewComment = { id: string; postId: string; authorId: string; text: string; now: Date };

export async function insertComment(tx: Tx, { id, postId, authorId, text, now }: NewComment): Promise<void> {
  await tx
    .insertInto("comments")
    .values({ id, post_id: postId, author_id: authorId, text, created_at: now })
    .execute();
}

export function lockComment(tx: Tx, id: string) {
  return tx
    .selectFrom("comments as c")
    .innerJoin("timeline_posts as p", "p.id", "c.post_id")
    .select(["c.id", "c.post_id", "c.author_id", "c.text", "c.state", "p.audience"])
    .where("c.id", "=", id)
    .forUpdate("c")
    .executeTakeFirst();
}

type Subject = { postId: string; commentId: string | null };

/** Brings a post or a comment into another state. */
export async function updateState(
  tx: Tx,
  { postId, commentId, state }: Subject & { state: string },
): Promise<void> {
  const table = commentId ? "comments" : "timeline_posts";
  await tx
    .updateTable(table)
    .set({ state })
    .where("id", "=", commentId ?? postId)
    .execute();
}

type Given = { postId: string; userId: string; kind: ReactionKind };

export async function insertReaction(tx: Tx, { postId, userId, kind, now }: Given & { now: Date }) {
  await tx
    .insertInto("reactions")
    .values({ post_id: postId, user_id: userId, kind, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteReaction(tx: Tx, { postId, userId, kind }: Given): Promise<void> {
  await tx
    .deleteFrom("reactions")
    .where("post_id", "=", postId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
}

/** Whether this is an active person who could be heard here. */
export async function isMember(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("profiles")
    .select("id")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();
  return row !== undefined;
}

type Muting = { userId: string; mutedId: string };

export async function upsertMute(tx: Tx, { userId, mutedId, until }: Muting & { until: Date }) {
  await tx
    .insertInto("timeline_mutes")
    .values({ user_id: userId, muted_id: mutedId, until })
    .onConflict((conflict) => conflict.columns(["user_id", "muted_id"]).doUpdateSet({ until }))
    .execute();
}

export async function deleteMute(tx: Tx, { userId, mutedId }: Muting): Promise<void> {
  await tx
    .deleteFrom("timeline_mutes")
    .where("user_id", "=", userId)
    .where("muted_id", "=", mutedId)
    .execute();
}

/** Moves how far somebody has read forward; false where they had read further. */
export async function advanceRead(tx: Tx, { userId, upTo, now }: { userId: string; upTo: Date; now: Date }) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("timeline_reads")
    .values({ user_id: userId, read_up_to: upTo, read_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ read_up_to: upTo, read_at: now })
        .where("timeline_reads.read_up_to", "<", upTo),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
