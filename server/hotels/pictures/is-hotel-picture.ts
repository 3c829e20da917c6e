import type { Db, Tx } from "#platform/database/database.ts";
import { isPicture } from "./queries.ts";

/** Whether a file is a picture that a hotel sent for its page. */
export function isHotelPicture(db: Db | Tx, id: string): Promise<boolean> {
  return isPicture(db, id);
}
