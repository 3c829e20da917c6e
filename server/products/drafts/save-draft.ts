import type { ProductContent } from "#domain/products/content.ts";
import type { DraftEdit, OwnProduct } from "#domain/products/products.ts";
import { isWritable, type ProductState } from "#domain/products/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdOwn } from "../hold-own.ts";
import { findOwnPictures } from "../pictures/queries.ts";
import { findHotel, type ProductRow, updateProduct } from "../queries.ts";
import { readOwn, withReviews } from "../to-product.ts";

type Input = { actor: Actor; id: string; edit: DraftEdit };

/** Keeps what was written of a product; what is published stays as it is, and the words stand beside it. */
export async function saveDraft(deps: Deps, { actor, id, edit }: Input): Promise<OwnProduct> {
  return transact(deps.db, async (tx) => {
    const row = await holdOwn(tx, { actor, id, version: edit.version });
    const isBeside = row.draft_state === null && row.live_state !== "closed";
    if (!isBeside && !isWritable((row.draft_state ?? "closed") as ProductState))
      throw refuse("product_state", { current: await withReviews(tx, row) });
    const content = row.seller_hotel_id ? { ...edit.content, hotelId: row.seller_hotel_id } : edit.content;
    await refuseForeign(tx, { row, content, actorId: actor.id });
    await updateProduct(tx, {
      id,
      changes: {
        ...{ draft: JSON.stringify(content), updated_at: deps.clock.now() },
        draft_state: row.draft_state ?? "draft",
        // What is not published yet is known by its draft.
        ...(row.live === null && {
          ...{ kind: content.kind, hotel_id: content.hotelId },
          words: [content.title.pt, content.title.en, content.place].join(" ").trim(),
        }),
      },
    });
    return readOwn(tx, { id, actorId: actor.id });
  });
}

type Said = { row: ProductRow; content: ProductContent; actorId: string };

/** A hotel that is not in the collection, or a picture of somebody else's, is refused. */
async function refuseForeign(tx: Tx, { row, content, actorId }: Said): Promise<void> {
  const isOwnHotel = content.hotelId === row.seller_hotel_id;
  if (content.hotelId !== null && !isOwnHotel && !(await findHotel(tx, content.hotelId)))
    throw refuse("validation_failed", { fields: { "content.hotelId": "unknown" } });
  const before = [row.draft, row.live].flatMap((one) => (one as ProductContent | null)?.pictures ?? []);
  const known = new Set(before.flatMap((picture) => (picture.kind === "file" ? [picture.src] : [])));
  const added = content.pictures.flatMap((picture) =>
    picture.kind === "file" && !known.has(picture.src) ? [picture.src] : [],
  );
  const ids = added.map((src) => src.match(/^\/api\/product-pictures\/([0-9a-f-]{36})$/)?.[1]);
  const own = ids.includes(undefined) ? 0 : await findOwnPictures(tx, { ids: ids as string[], actorId });
  if (own !== new Set(added).size)
    throw refuse("validation_failed", { fields: { "content.pictures": "invalid" } });
}
