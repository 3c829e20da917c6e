import type { Db, Tx } from "#platform/database/database.ts";
import { insertMessage, type NewMessage } from "./queries.ts";

/** Puts a message into the demo world; false where it is there already. */
export function plantMessage(db: Db | Tx, message: NewMessage): Promise<boolean> {
  return insertMessage(db, message);
}
