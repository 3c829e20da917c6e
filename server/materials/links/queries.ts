import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** Keeps a link. */
export async function insertLink(tx: Tx, row: Insertable<Tables["material_links"]>): Promise<void> {
  await tx.insertInto("material_links").values(row).execute();
}

type Opening = { tokenHash: string; isCounted: boolean; now: Date };

/** A link that has not ended, with its opening counted where it is one; nothing where its owner is no longer active. */
export async function openLink(db: Db, { tokenHash, isCounted, now }: Opening) {
  return db
    .updateTable("material_links as l")
    .from("profiles as p")
    .set({ openings: sql<number>`l.openings + ${isCounted ? 1 : 0}::int` })
    .whereRef("p.id", "=", "l.user_id")
    .where("p.status", "=", "active")
    .where("l.token_hash", "=", tokenHash)
    .where("l.expires_at", ">", now)
    .where("l.ended_at", "is", null)
    .returning(["l.user_id as userId", "l.material_ids as ids", "l.expires_at as expiresAt"])
    .executeTakeFirst();
}

/** Who sent a link, as a client knows them. */
export function findSender(db: Db, userId: string) {
  return db
    .selectFrom("profiles as p")
    .leftJoin("profile_details as d", "d.user_id", "p.id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .select(["p.full_name as name", "a.name as agency"])
    .where("p.id", "=", userId)
    .executeTakeFirst();
}

/** Ends a link of somebody's; false where they have no such link. */
export async function endLink(tx: Db | Tx, { id, userId, now }: { id: string; userId: string; now: Date }) {
  const ended = await tx
    .updateTable("material_links")
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${now})` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("kind", "=", "client")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

type NewTake = Omit<Insertable<Tables["material_takes"]>, "hotel_id">;

/** Keeps who took which versions, each with the hotel whose it is. */
export async function insertTakes(tx: Tx, rows: NewTake[]): Promise<void> {
  const hotelOf = ({ material_id }: NewTake) =>
    sql<string>`(select m.hotel_id from materials m where m.id = ${material_id})`;
  await tx
    .insertInto("material_takes")
    .values(rows.map((row) => ({ ...row, hotel_id: hotelOf(row) })))
    .execute();
}

/** Forgets links that ended before a day. */
export async function deleteLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("material_links").where("expires_at", "<", before).execute();
}
