import type { ClientQuery } from "#domain/clients/clients.ts";
import type { Deps } from "../deps.ts";
import { findClients } from "./queries.ts";
import { toClient } from "./to-client.ts";

/** The clients of one person, some at a time. */
export async function listClients(
  { db }: Pick<Deps, "db">,
  { ownerId, query }: { ownerId: string; query: ClientQuery },
) {
  const { rows, ...list } = await findClients(db, ownerId, query);
  return { ...list, rows: rows.map(toClient) };
}
