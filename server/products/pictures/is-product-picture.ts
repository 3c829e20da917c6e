import type { Db, Tx } from "#platform/database/database.ts";
import { isPicture } from "./queries.ts";

/** Whether a file is a picture that somebody sent for a product. */
export function isProductPicture(db: Db | Tx, id: string): Promise<boolean> {
  return isPicture(db, id);
}
