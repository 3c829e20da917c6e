import { type ProductContent, partyLimit } from "#domain/products/content.ts";
import type { MemberProduct, PublicProduct } from "#domain/products/products.ts";
import type { ShownRow } from "./queries.ts";

/** What everybody reads of a product: named field by field, so that nothing else can come along. */
export function toPublic(row: ShownRow): PublicProduct {
  const content = row.live as ProductContent;
  const { kind, title, summary, terms, place, country, pictures, price, currency, unit } = content;
  const isHotel = row.seller_hotel_id !== null;
  return {
    ...{ id: row.id, slug: row.slug!, kind, title, summary, terms, place, country: country ?? "" },
    hotel: row.hotel_id === null ? null : { id: row.hotel_id, slug: row.hotel_slug!, name: row.hotel_name! },
    seller: {
      kind: isHotel ? "hotel" : "member",
      id: (row.seller_hotel_id ?? row.seller_id)!,
      name: row.seller,
    },
    pictures,
    price: price === null ? null : { amount: price, currency },
    unit,
    placesLeft: row.capacity === null ? null : Math.max(0, row.capacity - row.places_taken),
    partyMax: partyLimit(content),
    ...{ startsOn: content.startsOn, endsOn: content.endsOn, isInstant: content.isInstant },
    publishedAt: row.published_at!.toISOString(),
  };
}

/** What members read: the same, with their price, what it earns, and what they did with it. */
export function toMember(row: ShownRow): MemberProduct {
  const { memberPrice, currency, commission, due, visibility } = row.live as ProductContent;
  return {
    ...toPublic(row),
    memberPrice: memberPrice === null ? null : { amount: memberPrice, currency },
    ...{ commission, due, visibility, isSaved: row.is_saved, isMine: row.is_mine },
  };
}
