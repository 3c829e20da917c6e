import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export function findOwnFeed(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("checkpoint_feeds")
    .select(["id", "token_hash", "read_at"])
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

export async function insertFeed(tx: Tx, row: Insertable<Tables["checkpoint_feeds"]>): Promise<void> {
  await tx.insertInto("checkpoint_feeds").values(row).execute();
}

export async function deleteFeed(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom("checkpoint_feeds").where("owner_id", "=", ownerId).execute();
}

/** The address with this secret, of somebody who is still let in. */
export function findFeed(db: Db, tokenHash: string) {
  return db
    .selectFrom("checkpoint_feeds as f")
    .innerJoin("profiles as p", "p.id", "f.owner_id")
    .innerJoin("user_roles as r", "r.user_id", "p.id")
    .select(["f.id", "f.owner_id", "p.preferred_language as language", "r.role"])
    .where("f.token_hash", "=", tokenHash)
    .where("p.status", "=", "active")
    .executeTakeFirst();
}

/** Keeps when a calendar read it last. */
export async function markRead(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.updateTable("checkpoint_feeds").set({ read_at: now }).where("id", "=", id).execute();
}

type Span = { ownerId: string; from: string; until: string };

/** What is open of one person on some days, with what names it, and the names that are not to be told. */
export function findFeedRows(db: Db, { ownerId, from, until }: Span) {
  return db
    .selectFrom("checkpoints as c")
    .leftJoin("bookings as b", "b.id", "c.booking_id")
    .leftJoin("hotels as h", "h.id", "b.hotel_id")
    .leftJoin("journeys as j", (join) => join.on("j.id", "=", sql`coalesce(c.journey_id, b.journey_id)`))
    .leftJoin("clients as k", "k.id", "j.client_id")
    .select(["c.id", "c.template", "c.is_edited", "c.day", "c.due_time", "c.updated_at", "c.version"])
    .select(["h.name as hotel_name", "j.title as journey_title", "k.full_name as client_name"])
    .select(sql<{ firstName: string }[] | null>`j.head -> 'travellers'`.as("travellers"))
    .where("c.owner_id", "=", ownerId)
    .where("c.state", "=", "open")
    .where("c.day", ">=", from)
    .where("c.day", "<=", until)
    .orderBy("c.day")
    .orderBy("c.id")
    .limit(2_000)
    .execute();
}
export type FeedRow = Awaited<ReturnType<typeof findFeedRows>>[number];
