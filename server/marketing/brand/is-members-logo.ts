import type { Db, Tx } from "#platform/database/database.ts";
import { isLogo } from "./queries.ts";

/** Whether a file is a member's logo, or was when something of theirs went out. */
export function isMembersLogo(db: Db | Tx, id: string): Promise<boolean> {
  return isLogo(db, id);
}
