import type { Db } from "#platform/database/database.ts";
import { findHotelInvites } from "./queries.ts";

/** The open invitations to work for a hotel; one that expired may be sent again. */
export async function listHotelInvites(db: Db, { hotelId, now }: { hotelId: string; now: Date }) {
  const rows = await findHotelInvites(db, hotelId);
  return rows.map(({ id, email, hotel_part: part, expires_at: expiresAt, version }) => ({
    ...{ id, email, part, version, isExpired: expiresAt <= now },
    expiresAt: expiresAt.toISOString(),
  }));
}
