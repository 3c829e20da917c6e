import type { Client } from "#domain/clients/clients.ts";
import type { Db } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

/** One client of a person's own; anybody else's is not there. */
export async function readClient(db: Db, which: { clientId: string; ownerId: string }): Promise<Client> {
  const row = await findClient(db, which);
  if (!row) throw refuse("not_found");
  return toClient(row);
}
