import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdOwn } from "../hold-own.ts";
import { deleteProduct, updateProduct } from "../queries.ts";
import { withReviews } from "../to-product.ts";

type Input = { actor: Actor; id: string; version: number };

/** Lets go of what was written beside a published product, or of a product that never was. */
export async function dropDraft(deps: Deps, { actor, id, version }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const row = await holdOwn(tx, { actor, id, version });
    if (row.draft_state === null || row.draft_state === "in_review")
      throw refuse("product_state", { current: await withReviews(tx, row) });
    if (row.live === null) return deleteProduct(tx, id);
    const cleared = { draft: null, draft_state: null, sent_at: null };
    await updateProduct(tx, { id, changes: { ...cleared, updated_at: deps.clock.now() } });
  });
}
