import type { Deps } from "../deps.ts";
import { findShownOf } from "./queries.ts";

/** The address of a seller's store; null while none of theirs is shown. */
export async function findStoreOf({ db }: Pick<Deps, "db">, sellerId: string): Promise<string | null> {
  return (await findShownOf(db, sellerId)) ?? null;
}
