import type { ProductContent } from "#domain/products/content.ts";
import type { OwnProduct, ProductMove } from "#domain/products/products.ts";
import { isShownAt } from "#domain/products/publishing.ts";
import { type LiveState, moveBlocker, type ProductState } from "#domain/products/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { holdOwn } from "./hold-own.ts";
import { blockerOf } from "./publish.ts";
import { updateProduct } from "./queries.ts";
import { readOwn, withReviews } from "./to-product.ts";

type Input = { actor: Actor; id: string; move: ProductMove };

/** Lets a published product rest, go on or end, as its seller wishes; going on counts among those published at once. */
export async function moveProduct(deps: Deps, { actor, id, move }: Input): Promise<OwnProduct> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const row = await holdOwn(tx, { actor, id, version: move.version });
    const from = row.state as ProductState;
    const { to } = move;
    const blocker = moveBlocker({ from, to, by: "seller", reason: null });
    if (blocker) throw refuse(blocker, { current: await withReviews(tx, row) });
    const content = row.live as ProductContent;
    if (to === "published") {
      const withheld = await blockerOf(tx, { row: { ...row, consent_state: "given" }, content, now });
      if (withheld) throw refuse(withheld);
    }
    const shown = isShownAt({ state: to as LiveState, content, now });
    await updateProduct(tx, { id, changes: { live_state: to, is_shown: shown, updated_at: now } });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "product.moved", subjectType: "product", subjectId: id, now },
      ...{ before: { state: from }, after: { state: to } },
    });
    return readOwn(tx, { id, actorId: actor.id });
  });
}
