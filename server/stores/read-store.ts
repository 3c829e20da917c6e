import type { PublicStore } from "#domain/stores/stores.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { listPublicOf } from "../products/shown/list-of-seller.ts";
import { findShown } from "./queries.ts";
import { readChosen } from "./read-readings.ts";
import { readSeller } from "./read-seller.ts";
import { toPublic } from "./to-store.ts";

type Needs = Pick<Deps, "db" | "auth" | "clock">;

/** A store by its address; one of before answers with where it is now. */
export async function readStore(
  deps: Needs,
  slug: string,
): Promise<{ store: PublicStore } | { movedTo: string }> {
  const row = await findShown(deps.db, slug);
  if (!row) throw refuse("not_found");
  if (row.slug !== slug) return { movedTo: row.slug };
  const seller = await readSeller(deps, row.owner_id);
  const products = await listPublicOf(deps, { sellerId: row.owner_id });
  const posts = await readChosen(deps, row.posts);
  return { store: toPublic(row, { seller, products, posts }) };
}
