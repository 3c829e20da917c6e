import type { BulkActionId } from "#domain/bulk/bulk.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { moveBlocker, type ProductState } from "#domain/products/states.ts";
import { transact } from "#platform/database/transact.ts";
import type { BulkAction } from "../../bulk/bulk-action.ts";
import type { Deps } from "../../deps.ts";
import { blockerOf } from "../publish.ts";
import { findProductsById, type ProductRow } from "../queries.ts";
import { contentOf } from "../to-product.ts";
import { reviewProduct } from "./review-product.ts";

const reviewMany = (id: BulkActionId, to: "published" | "rejected"): BulkAction<Deps> => ({
  id,
  audit: "product.reviewed",
  ...(to === "rejected" && { needsReason: true }),
  check: async (deps, { ids }) => {
    const checked: Awaited<ReturnType<BulkAction<Deps>["check"]>> = [];
    for (const row of await findProductsById(deps.db, ids)) {
      const { id: productId, version } = row;
      const name = contentOf(row).title.pt || row.seller;
      checked.push({ id: productId, name, version, blocker: await judge(deps, row, to) });
    }
    return checked;
  },
  run: (deps, { actor, item: { id: productId, version }, reason }) =>
    reviewProduct(deps, {
      ...{ adminId: actor.id, id: productId },
      decision: { to, reason: to === "rejected" ? (reason ?? null) : null, comments: [], version },
    }),
});

/** What stands against a decision, by the draft's state and, to be published, by all that publishing asks. */
async function judge(
  { db, clock }: Deps,
  row: ProductRow,
  to: "published" | "rejected",
): Promise<ErrorCode | null> {
  const from = (row.draft_state ?? row.live_state) as ProductState;
  const blocker = moveBlocker({ from, to, by: "house", reason: "given" });
  if (blocker || to === "rejected") return blocker;
  return transact(db, (tx) => blockerOf(tx, { row, content: contentOf(row), now: clock.now() }));
}

/** Publishes many products that wait, or, with one reason that each seller reads, accepts none of them. */
export const productsBulk = [
  reviewMany("products.publish", "published"),
  reviewMany("products.reject", "rejected"),
];
