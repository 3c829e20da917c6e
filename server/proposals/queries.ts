import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const LINK = [
  "id",
  "journey_id",
  "token_hash",
  "passcode_hash",
  "language",
  "expires_at",
  "revoked_at",
  "first_opened_at",
  "version",
] as const;
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The link of a journey that was not taken back. */
export function findLink(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("proposal_links")
    .select(LINK)
    .where("journey_id", "=", journeyId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

export type BearerRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/**
 * What a secret leads to: the link, its journey's state and owner, and which snapshot is the latest. One row; nothing
 * while whoever sells is not active.
 */
export function findByToken(db: Db | Tx, tokenHash: string) {
  return db
    .selectFrom("proposal_links as l")
    .innerJoin("journeys as j", "j.id", "l.journey_id")
    .innerJoin("profiles as p", "p.id", "j.owner_id")
    .select(["l.id", "l.journey_id", "l.passcode_hash", "l.language", "l.expires_at", "l.revoked_at"])
    .select(["l.first_opened_at", "j.state", "j.owner_id"])
    .select((eb) =>
      eb
        .selectFrom("profile_details as d")
        .innerJoin("agencies as a", "a.id", "d.agency_id")
        .select("a.name")
        .whereRef("d.user_id", "=", "j.owner_id")
        .as("agency"),
    )
    .select("p.full_name as seller_name")
    .select((eb) =>
      eb
        .selectFrom("journey_snapshots as s")
        .select("s.id")
        .whereRef("s.journey_id", "=", "l.journey_id")
        .orderBy("s.number", "desc")
        .limit(1)
        .as("snapshot_id"),
    )
    .where("l.token_hash", "=", tokenHash)
    .where("p.status", "=", "active")
    .executeTakeFirst();
}

/** False where the journey has a link already. */
export async function insertLink(tx: Tx, row: Insertable<Tables["proposal_links"]>): Promise<boolean> {
  const inserted = await tx
    .insertInto("proposal_links")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes a link that is still at the version it was read at; false where it is not. */
export async function updateLink(
  tx: Tx,
  { id, version, changes }: { id: string; version: number; changes: Updateable<Tables["proposal_links"]> },
): Promise<boolean> {
  const updated = await tx
    .updateTable("proposal_links")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Takes back the link of a journey that has expired, so that another may work. */
export async function retireExpired(tx: Tx, { journeyId, now }: { journeyId: string; now: Date }) {
  await tx
    .updateTable("proposal_links")
    .set({ revoked_at: now })
    .where("journey_id", "=", journeyId)
    .where("revoked_at", "is", null)
    .where("expires_at", "<=", now)
    .execute();
}

/** Notes the first opening; true for whoever was first. */
export async function markOpened(tx: Tx, { linkId, now }: { linkId: string; now: Date }): Promise<boolean> {
  const first = await tx
    .updateTable("proposal_links")
    .set({ first_opened_at: now })
    .where("id", "=", linkId)
    .where("first_opened_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether the link was opened after a moment on this snapshot. */
export async function wasOpenedSince(
  tx: Tx,
  { linkId, snapshotId, since }: { linkId: string; snapshotId: string; since: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom("proposal_events")
    .select("id")
    .where("link_id", "=", linkId)
    .where("kind", "=", "opened")
    .where("snapshot_id", "=", snapshotId)
    .where("at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertEvent(tx: Tx, row: Insertable<Tables["proposal_events"]>): Promise<void> {
  await tx.insertInto("proposal_events").values(row).execute();
}

/** What happened on a journey's proposal, latest first. */
export function findEvents(db: Db | Tx, { journeyId, limit }: { journeyId: string; limit: number }) {
  return db
    .selectFrom("proposal_events as e")
    .innerJoin("journey_snapshots as s", "s.id", "e.snapshot_id")
    .leftJoin("journey_options as o", "o.id", "e.option_id")
    .select(["e.id", "e.kind", "e.name", "e.reason", "e.at", "s.number", "o.label"])
    .where("e.journey_id", "=", journeyId)
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
}

/** The latest event of a kind. */
export function findLastEvent(db: Db | Tx, { journeyId, kind }: { journeyId: string; kind: string }) {
  return db
    .selectFrom("proposal_events")
    .select(["option_id", "name", "at"])
    .where("journey_id", "=", journeyId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertComment(tx: Tx, row: Insertable<Tables["proposal_comments"]>): Promise<void> {
  await tx.insertInto("proposal_comments").values(row).execute();
}

/** What was said about a journey, in its order. */
export function findComments(db: Db | Tx, { journeyId, limit }: { journeyId: string; limit: number }) {
  return db
    .selectFrom("proposal_comments")
    .select(["id", "block_id", "parent_id", "author", "name", "body", "at"])
    .where("journey_id", "=", journeyId)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function countComments(db: Db | Tx, journeyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("proposal_comments")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("journey_id", "=", journeyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** One comment of a journey. */
export function findComment(db: Db | Tx, { id, journeyId }: { id: string; journeyId: string }) {
  return db
    .selectFrom("proposal_comments")
    .select(["id", "block_id", "parent_id", "snapshot_id"])
    .where("id", "=", id)
    .where("journey_id", "=", journeyId)
    .executeTakeFirst();
}

/** A journey as its owner is told of it: its name, and whose portal it stands in. */
export function findTold(tx: Tx, journeyId: string) {
  return tx
    .selectFrom("journeys as j")
    .innerJoin("user_roles as r", "r.user_id", "j.owner_id")
    .select(["j.title", "j.owner_id", "r.role"])
    .where("j.id", "=", journeyId)
    .where("r.role", "in", ["advisor", "tour_operator"])
    .executeTakeFirst();
}

/** Holds a journey until the transaction ends, before anything is written that names it: two who decide wait in turn. */
export async function holdJourney(tx: Tx, journeyId: string): Promise<void> {
  await tx.selectFrom("journeys").select("id").where("id", "=", journeyId).forUpdate().execute();
}

/** Whether there is such a journey, whosever it is. */
export async function hasJourney(db: Db | Tx, journeyId: string): Promise<boolean> {
  const found = await db.selectFrom("journeys").select("id").where("id", "=", journeyId).executeTakeFirst();
  return found !== undefined;
}
