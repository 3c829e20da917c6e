import type { HouseProductQuery, OwnProductQuery, ProductList } from "#domain/products/products.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { requireSeller } from "./hold-own.ts";
import { findAll, findOwn } from "./queries.ts";
import { toLine } from "./to-product.ts";

/** What somebody sells, or a hotel they work for. */
export async function listOwn(
  { db }: Pick<Deps, "db">,
  { actor, query }: { actor: Actor; query: OwnProductQuery },
): Promise<ProductList> {
  const { house, ...asked } = query;
  const seller = await requireSeller(db, { actor, house: house ?? null, isWriting: false });
  const { rows, ...list } = await findOwn(db, { query: asked, ...seller });
  return { ...list, rows: rows.map(toLine) } as ProductList;
}

/** Everybody's products, as the house looks after them. */
export async function listAll({ db }: Pick<Deps, "db">, query: HouseProductQuery): Promise<ProductList> {
  const { rows, ...list } = await findAll(db, query);
  return { ...list, rows: rows.map(toLine) } as ProductList;
}
