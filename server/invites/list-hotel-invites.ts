import type { Db } from "#platform/database/database.ts";
import { findHotelInvites } from "./queries.ts";

/** The invitations to work for a hotel that may still be accepted. */
export async function listHotelInvites(db: Db, { hotelId, now }: { hotelId: string; now: Date }) {
  const rows = await findHotelInvites(db, { hotelId, now });
  return rows.map(({ id, email, hotel_part: part, expires_at: expiresAt }) => ({
    ...{ id, email, part },
    expiresAt: expiresAt.toISOString(),
  }));
}
