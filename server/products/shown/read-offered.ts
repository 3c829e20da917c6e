import type { ProductContent } from "#domain/products/content.ts";
import type { Tx } from "#platform/database/database.ts";
import { findShown } from "./queries.ts";

type Asker = { memberId: string | null; now: Date };

/** A product that somebody may ask for at this hour, with everything that is said of it; null where they find none. */
export async function readOffered(tx: Tx, asker: Asker, which: { id: string } | { slug: string }) {
  const row = await findShown(tx, asker, which);
  if (!row) return null;
  return {
    ...{ id: row.id, slug: row.slug!, content: row.live as ProductContent, isMine: row.is_mine },
    seller: { name: row.seller, memberId: row.seller_id, hotelId: row.seller_hotel_id },
    /** As it was read: others may be taking them. Null without a limit. */
    placesLeft: row.capacity === null ? null : row.capacity - row.places_taken,
  };
}
