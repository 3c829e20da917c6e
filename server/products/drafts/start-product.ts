import { randomUUID } from "node:crypto";
import { emptyProduct } from "#domain/products/content.ts";
import type { NewProduct, OwnProduct } from "#domain/products/products.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { requireSeller } from "../hold-own.ts";
import { insertProduct, nextPosition } from "../queries.ts";
import { readOwn } from "../to-product.ts";

type Input = { actor: Actor; product: NewProduct; once: Once };

/** Begins a draft, of one's own or of a hotel's; a hotel's names that hotel. */
export async function startProduct(deps: Deps, { actor, product, once }: Input): Promise<OwnProduct> {
  const now = deps.clock.now();
  return runOnce(deps.db, once, async (tx) => {
    const seller = await requireSeller(tx, { actor, house: product.house, isWriting: true });
    const id = randomUUID();
    const content = emptyProduct(product.kind, seller.hotelId);
    await insertProduct(tx, {
      ...{ id, seller_id: seller.sellerId, seller_hotel_id: seller.hotelId, kind: content.kind },
      ...{ draft: JSON.stringify(content), draft_state: "draft", hotel_id: seller.hotelId },
      ...{ position: await nextPosition(tx, seller), created_at: now, updated_at: now },
    });
    return readOwn(tx, { id, actorId: actor.id });
  });
}
