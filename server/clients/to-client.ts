import type { Client } from "#domain/clients/clients.ts";
import type { ClientRow } from "./queries.ts";

/** A client as their advisor or operator reads them. */
export function toClient(row: ClientRow): Client {
  const { id, household, email, phone, birthday, preferences, notes, version } = row;
  return {
    ...{ id, fullName: row.full_name, household, email, phone, birthday, preferences, notes, version },
    language: row.language as Client["language"],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
