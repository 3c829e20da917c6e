import { readLinkCode } from "#domain/marketing/link-codes.ts";
import type { Tx } from "#platform/database/database.ts";
import { findLink, insertBooking } from "./queries.ts";

type Booking = { bookingId: string; sellerId: string; code: string; now: Date };

/** Keeps by which of the seller's own links a booking came; whether the code is one of theirs. */
export async function keepBooking(tx: Tx, { bookingId, sellerId, code, now }: Booking): Promise<boolean> {
  const read = readLinkCode(code);
  const link = read && (await findLink(tx, read.code));
  if (!read || !link || link.userId !== sellerId) return false;
  await insertBooking(tx, { bookingId, linkId: link.id, source: read.source, now });
  return true;
}
