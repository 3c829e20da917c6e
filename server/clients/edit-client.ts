import type { Client, ClientContent } from "#domain/clients/clients.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findClient, holdClient, holdHousehold, updateClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

type Input = { ownerId: string; clientId: string; version: number; content: ClientContent };

/** Writes a client anew; an edit of an older version is refused with what stands there now. */
export async function editClient(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ownerId, clientId, version, content }: Input,
): Promise<Client> {
  return transact(db, async (tx) => {
    const row = await holdClient(tx, { clientId, ownerId });
    if (!row) throw refuse("not_found");
    if (row.version !== version) throw refuse("conflict", { current: toClient(row) });
    const now = clock.now();
    const householdId = await holdHousehold(tx, { ownerId, name: content.household, now });
    await updateClient(tx, { clientId, ownerId, content, householdId, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.edited", subjectType: "client", subjectId: clientId, now },
    });
    return toClient((await findClient(tx, { clientId, ownerId }))!);
  });
}
