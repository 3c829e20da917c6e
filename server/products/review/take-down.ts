import type { OwnProduct, TakeDown } from "#domain/products/products.ts";
import { moveBlocker, type ProductState } from "#domain/products/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { holdProduct, insertReview, updateProduct } from "../queries.ts";
import { readOwn, withReviews } from "../to-product.ts";

type Input = { adminId: string; id: string; removal: TakeDown };

/** Takes a published product away for good; its seller reads why. */
export async function takeDown(deps: Deps, { adminId, id, removal }: Input): Promise<OwnProduct> {
  const { reason, version } = removal;
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const row = await holdProduct(tx, { id });
    if (!row) throw refuse("not_found");
    if (row.version !== version) throw refuse("conflict", { current: await withReviews(tx, row) });
    const from = row.state as ProductState;
    const blocker = moveBlocker({ from, to: "closed", by: "house", reason });
    if (blocker) throw refuse(blocker, { current: await withReviews(tx, row) });
    const ended = { live_state: "closed", is_shown: false, draft: null, draft_state: null };
    await updateProduct(tx, { id, changes: { ...ended, updated_at: now } });
    await insertReview(tx, { product_id: id, decision: "closed", reason, by_id: adminId, at: now });
    await writeAudit(tx, {
      ...{ actorId: adminId, action: "product.taken_down", subjectType: "product", subjectId: id, now },
      ...{ before: { state: from }, after: { state: "closed", reason } },
    });
    const taken = await readOwn(tx, { id });
    const cause = `${id} ${taken.version}`;
    const data = { productId: id, to: "closed" as const };
    await recordFacts(tx, deps, [{ kind: "product_reviewed", cause, data, actorId: adminId }]);
    return taken;
  });
}
