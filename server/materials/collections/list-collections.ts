import type { Collections } from "#domain/materials/collections.ts";
import type { Deps } from "../../deps.ts";
import { findCollections } from "./queries.ts";

/** What somebody keeps together, by name. */
export async function listCollections({ db }: Pick<Deps, "db">, userId: string): Promise<Collections> {
  return { collections: await findCollections(db, userId) };
}
