import type { ClientHistory } from "#domain/clients/clients.ts";
import type { Db } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findClient, findTraces } from "./queries.ts";

type Which = { clientId: string; ownerId: string };

/** Where a client of one's own came from; another's has no history. */
export async function readClientHistory(db: Db, which: Which): Promise<ClientHistory> {
  if (!(await findClient(db, which))) throw refuse("not_found");
  const rows = await findTraces(db, which.clientId);
  return {
    entries: rows.map(({ id, kind, by, to, at }) => ({
      ...{ id: String(id), kind: kind as ClientHistory["entries"][number]["kind"], by, to },
      at: at.toISOString(),
    })),
  };
}
