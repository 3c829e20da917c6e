import { writingParts } from "#domain/hotels/members.ts";
import type { Tx } from "#platform/database/database.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { holdProduct, type ProductRow } from "./queries.ts";
import { withReviews } from "./to-product.ts";

type Wanted = { actor: Actor; id: string; version: number };

/** Holds a product for a change of its seller's, on the version they saw; a hotel's is changed by who keeps its page. */
export async function holdOwn(tx: Tx, { actor, id, version }: Wanted): Promise<ProductRow> {
  const row = await holdProduct(tx, { id, actorId: actor.id });
  if (!row) throw refuse("not_found");
  const hotelId = row.seller_hotel_id;
  if (hotelId !== null) await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
  if (row.version !== version) throw refuse("conflict", { current: await withReviews(tx, row) });
  return row;
}

/** The ids of whoever sells a product. */
export function sellerOf(row: Pick<ProductRow, "seller_id" | "seller_hotel_id">) {
  return { sellerId: row.seller_id, hotelId: row.seller_hotel_id };
}

/** Whom a new product, or a list of one's own, belongs to: whoever asks, or the hotel they name and keep. */
export async function requireSeller(
  tx: Parameters<typeof requireHotelPart>[0],
  { actor, house, isWriting }: { actor: Actor; house: string | null; isWriting: boolean },
): Promise<{ sellerId: string | null; hotelId: string | null }> {
  if (house === null) {
    if (actor.role === "hotel") throw refuse("validation_failed", { fields: { house: "required" } });
    return { sellerId: actor.id, hotelId: null };
  }
  const parts = isWriting ? { parts: writingParts } : {};
  await requireHotelPart(tx, { actor, hotelId: house, ...parts });
  return { sellerId: null, hotelId: house };
}
