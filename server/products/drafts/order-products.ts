import type { ProductOrder } from "#domain/products/products.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { requireSeller } from "../hold-own.ts";
import { setOrder } from "../queries.ts";

/** Puts products of one seller in an order; every reader of theirs sees it. */
export async function orderProducts(deps: Deps, input: { actor: Actor; order: ProductOrder }): Promise<void> {
  const { actor, order } = input;
  await transact(deps.db, async (tx) => {
    const seller = await requireSeller(tx, { actor, house: order.house, isWriting: true });
    await setOrder(tx, { ids: order.ids, ...seller });
  });
}
