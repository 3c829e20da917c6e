import type { Db, Tx } from "#platform/database/database.ts";
import { findPublished } from "./queries.ts";

/** Whether there is such news, and people may read it. */
export async function isPublished(db: Db | Tx, id: string): Promise<boolean> {
  return (await findPublished(db, id)) !== undefined;
}
