import type { ProductContent } from "#domain/products/content.ts";
import type { OwnProduct, ProductLine, Review } from "#domain/products/products.ts";
import type { DraftState, LiveState, ProductState } from "#domain/products/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findProduct, findReviews, type ProductRow } from "./queries.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What is said of a product now: the draft where there is one, else what is published. */
export function contentOf(row: Pick<ProductRow, "draft" | "live">): ProductContent {
  return (row.draft ?? row.live) as ProductContent;
}

function frameOf(row: ProductRow) {
  const { id, slug, version, seller, hotel } = row;
  const kind = row.seller_hotel_id === null ? ("member" as const) : ("hotel" as const);
  return {
    ...{ id, slug, version, state: row.state as ProductState },
    draftState: row.draft_state as DraftState | null,
    seller: { kind, id: (row.seller_id ?? row.seller_hotel_id)!, name: seller },
    hotel: row.hotel_id !== null && hotel !== null ? { id: row.hotel_id, name: hotel } : null,
    consent: row.consent_state && {
      state: row.consent_state as "asked",
      reason: row.consent_reason,
    },
    placesTaken: row.places_taken,
    ...{ sentAt: iso(row.sent_at), updatedAt: row.updated_at.toISOString() },
  };
}

/** A product as its seller and the house read it. */
export function toOwn(row: ProductRow, reviews: Review[]): OwnProduct {
  return {
    ...frameOf(row),
    live: row.live as ProductContent | null,
    liveState: row.live_state as LiveState | null,
    draft: row.draft as ProductContent | null,
    reviewed: row.reviewed as ProductContent | null,
    reviews,
    publishedAt: iso(row.published_at),
  } as OwnProduct;
}

/** A product as a line of a list. */
export function toLine(row: ProductRow): ProductLine {
  const { kind, title, pictures, price, currency, capacity, visibility } = contentOf(row);
  return {
    ...frameOf(row),
    ...{ kind, title, capacity, visibility, picture: pictures[0] ?? null },
    price: price === null ? null : { amount: price, currency },
  } as ProductLine;
}

/** One product with what was said of it; of a seller, only theirs. */
export async function readOwn(db: Db | Tx, which: { id: string; actorId?: string }): Promise<OwnProduct> {
  const row = await findProduct(db, which);
  if (!row) throw refuse("not_found");
  return withReviews(db, row);
}

/** A product that was read, with what was said of it. */
export async function withReviews(db: Db | Tx, row: ProductRow): Promise<OwnProduct> {
  const reviews = (await findReviews(db, row.id)).map(({ at, ...review }) => ({
    ...(review as Omit<Review, "at">),
    at: at.toISOString(),
  }));
  return toOwn(row, reviews);
}
