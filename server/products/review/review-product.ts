import type { OwnProduct, ReviewDecision } from "#domain/products/products.ts";
import { moveBlocker, type ProductState } from "#domain/products/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { blockerOf, putLive } from "../publish.ts";
import { holdProduct, insertReview, updateProduct } from "../queries.ts";
import { contentOf, readOwn, withReviews } from "../to-product.ts";

type Input = { adminId: string; id: string; decision: ReviewDecision };

/** What the house says of a draft: published, back with a word on each field, or no, with the reason; its seller is told. */
export async function reviewProduct(deps: Deps, { adminId, id, decision }: Input): Promise<OwnProduct> {
  const { to, comments, version } = decision;
  const now = deps.clock.now();
  const reason = decision.reason ?? (to === "changes_requested" ? (comments[0]?.text ?? null) : null);
  return transact(deps.db, async (tx) => {
    const row = await holdProduct(tx, { id });
    if (!row) throw refuse("not_found");
    const current = () => withReviews(tx, row);
    if (row.version !== version) throw refuse("conflict", { current: await current() });
    const from = (row.draft_state ?? row.live_state) as ProductState;
    const blocker = moveBlocker({ from, to, by: "house", reason });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { reason: "required" } });
    if (blocker) throw refuse(blocker, { current: await current() });
    const content = contentOf(row);
    if (to === "published") {
      const withheld = await blockerOf(tx, { row, content, now });
      if (withheld) throw refuse(withheld);
      await putLive(tx, { row, content, now });
    } else {
      const changes = { draft_state: to, reviewed: JSON.stringify(content), updated_at: now };
      await updateProduct(tx, { id, changes });
    }
    await insertReview(tx, {
      ...{ product_id: id, decision: to, reason: decision.reason, by_id: adminId, at: now },
      comments: JSON.stringify(comments),
    });
    await writeAudit(tx, {
      ...{ actorId: adminId, action: "product.reviewed", subjectType: "product", subjectId: id, now },
      ...{ before: { state: from }, after: { state: to, reason, comments } },
    });
    const reviewed = await readOwn(tx, { id });
    const cause = `${id} ${reviewed.version}`;
    await recordFacts(tx, deps, [
      { kind: "product_reviewed", cause, data: { productId: id, to }, actorId: adminId },
    ]);
    return reviewed;
  });
}
