import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findClient } from "./queries.ts";

/** A client that a journey is for must be one's own; another's is as unknown as one that never was. */
export async function requireOwnClient(
  db: Db | Tx,
  which: { clientId: string; ownerId: string },
): Promise<void> {
  if (!(await findClient(db, which))) throw refuse("validation_failed", { fields: { clientId: "unknown" } });
}
