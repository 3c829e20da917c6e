import type { HotelPart } from "#domain/hotels/members.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** The part a person has in a hotel, if any. */
export async function findPart(
  db: Db | Tx,
  { userId, hotelId }: { userId: string; hotelId: string },
): Promise<HotelPart | undefined> {
  const row = await db
    .selectFrom("hotel_members")
    .select("part")
    .where("user_id", "=", userId)
    .where("hotel_id", "=", hotelId)
    .executeTakeFirst();
  return row?.part as HotelPart | undefined;
}

/** Whether there is such a hotel. */
export async function isHotel(db: Db | Tx, hotelId: string): Promise<boolean> {
  const row = await db.selectFrom("hotels").select("id").where("id", "=", hotelId).executeTakeFirst();
  return row !== undefined;
}

export async function findHotelId(db: Db | Tx, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirst();
  return row?.id;
}

/** Those of a hotel's people who write its page. */
export async function findWriters(db: Db | Tx, hotelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("hotel_members")
    .select("user_id")
    .where("hotel_id", "=", hotelId)
    .where("part", "in", ["owner", "editor"])
    .execute();
  return rows.map(({ user_id: id }) => id);
}

type NewMember = { hotelId: string; userId: string; part: HotelPart; now: Date };

/** Makes somebody a member of a hotel; who already is one stays in their part. False if they were. */
export async function addMember(db: Db | Tx, { hotelId, userId, part, now }: NewMember): Promise<boolean> {
  const added = await db
    .insertInto("hotel_members")
    .values({ hotel_id: hotelId, user_id: userId, part, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** The members of a hotel, the longest there first. */
export function findMembers(db: Db | Tx, hotelId: string) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("profiles as p", "p.id", "m.user_id")
    .innerJoin("auth.users as u", "u.id", "m.user_id")
    .select(["m.user_id", "p.full_name", "u.email", "m.part", "m.created_at"])
    .where("m.hotel_id", "=", hotelId)
    .orderBy("m.created_at")
    .orderBy("m.user_id")
    .execute();
}

/** Holds a hotel's membership until the transaction ends, so that its owners are counted by one at a time. */
export async function lockMembers(tx: Tx, hotelId: string) {
  await tx.selectFrom("hotels").select("id").where("id", "=", hotelId).forUpdate().execute();
  return tx.selectFrom("hotel_members").select(["user_id", "part"]).where("hotel_id", "=", hotelId).execute();
}

type Membership = { hotelId: string; userId: string };

export async function updatePart(tx: Tx, { hotelId, userId }: Membership, part: HotelPart): Promise<void> {
  await tx
    .updateTable("hotel_members")
    .set({ part })
    .where("hotel_id", "=", hotelId)
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteMember(tx: Tx, { hotelId, userId }: Membership): Promise<void> {
  await tx
    .deleteFrom("hotel_members")
    .where("hotel_id", "=", hotelId)
    .where("user_id", "=", userId)
    .execute();
}

/** What somebody is to the hotels they work for. */
export function findMemberships(db: Db | Tx, userId: string) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select(["h.name as hotel", "m.part", "m.created_at as since"])
    .where("m.user_id", "=", userId)
    .orderBy("h.name")
    .execute();
}
