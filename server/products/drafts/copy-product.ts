import { randomUUID } from "node:crypto";
import { writingParts } from "#domain/hotels/members.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { sellerOf } from "../hold-own.ts";
import { findProduct, insertProduct, nextPosition } from "../queries.ts";
import { contentOf, readOwn } from "../to-product.ts";

type Input = { actor: Actor; id: string; once: Once };

/** Begins a draft with the words of another product of the same seller; whatever became of that one. */
export async function copyProduct(deps: Deps, { actor, id, once }: Input): Promise<OwnProduct> {
  const now = deps.clock.now();
  return runOnce(deps.db, once, async (tx) => {
    const row = await findProduct(tx, { id, actorId: actor.id });
    if (!row) throw refuse("not_found");
    const seller = sellerOf(row);
    if (seller.hotelId) await requireHotelPart(tx, { actor, hotelId: seller.hotelId, parts: writingParts });
    // Its hours are the other's; the rest is a beginning.
    const content = { ...contentOf(row), opensAt: null, closesAt: null };
    const copyId = randomUUID();
    await insertProduct(tx, {
      ...{ id: copyId, seller_id: seller.sellerId, seller_hotel_id: seller.hotelId, kind: content.kind },
      ...{ draft: JSON.stringify(content), draft_state: "draft", hotel_id: content.hotelId },
      words: [content.title.pt, content.title.en, content.place].join(" ").trim(),
      ...{ position: await nextPosition(tx, seller), created_at: now, updated_at: now },
    });
    return readOwn(tx, { id: copyId, actorId: actor.id });
  });
}
