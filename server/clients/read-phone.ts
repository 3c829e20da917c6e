import type { Db, Tx } from "#platform/database/database.ts";
import { findClient } from "./queries.ts";

/** The number of a client of one's own, where one is known. */
export async function readPhone(
  db: Db | Tx,
  { clientId, ownerId }: { clientId: string | null; ownerId: string },
): Promise<string | null> {
  if (clientId === null) return null;
  return (await findClient(db, { clientId, ownerId }))?.phone ?? null;
}
