import type { Deps } from "../deps.ts";
import { findChanges } from "./queries.ts";

/** The stores that are shown, with the moment each last changed. */
export function listStoreChanges({ db }: Pick<Deps, "db">): Promise<{ slug: string; changedAt: Date }[]> {
  return findChanges(db);
}
