import { randomUUID } from "node:crypto";
import type { Client, ClientContent } from "#domain/clients/clients.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { findClient, holdHousehold, insertClient, insertTrace } from "./queries.ts";
import { toClient } from "./to-client.ts";

type Input = { ownerId: string; content: ClientContent; once: Once };

/** Writes down a new client, for their advisor or operator alone. */
export async function addClient(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ownerId, content, once }: Input,
): Promise<Client> {
  return runOnce(db, once, async (tx) => {
    const clientId = randomUUID();
    const now = clock.now();
    const householdId = await holdHousehold(tx, { ownerId, name: content.household, now });
    await insertClient(tx, { clientId, ownerId, content, householdId, now });
    await insertTrace(tx, { clientId, kind: "created", actorId: ownerId, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.added", subjectType: "client", subjectId: clientId, now },
    });
    return toClient((await findClient(tx, { clientId, ownerId }))!);
  });
}
