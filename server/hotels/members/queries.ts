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

export async function findHotelId(db: Db | Tx, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirst();
  return row?.id;
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
