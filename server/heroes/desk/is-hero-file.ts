import type { Db, Tx } from "#platform/database/database.ts";
import { findFiles } from "./queries.ts";

/** Whether a file is a picture or film of an opening. */
export async function isHeroFile(db: Db | Tx, id: string): Promise<boolean> {
  return (await findFiles(db, [id])).length > 0;
}
