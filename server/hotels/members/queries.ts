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
