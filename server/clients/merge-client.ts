import type { Client, ClientContent } from "#domain/clients/clients.ts";
import { mergeClients } from "#domain/clients/merge-clients.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { deleteClient, findClient, holdClient, holdHousehold, insertTrace, updateClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

type Input = { ownerId: string; clientId: string; otherId: string; version: number };

/** Makes one client of two entries; what the other says fills the gaps, its journeys follow, and it is gone. */
export async function mergeClient(
  deps: Deps,
  { ownerId, clientId, otherId, version }: Input,
): Promise<Client> {
  return transact(deps.db, async (tx) => {
    const kept = await holdClient(tx, { clientId, ownerId });
    const other = await holdClient(tx, { clientId: otherId, ownerId });
    if (!kept) throw refuse("not_found");
    if (!other || otherId === clientId) {
      throw refuse("validation_failed", { fields: { otherId: "unknown" } });
    }
    if (kept.version !== version) throw refuse("conflict", { current: toClient(kept) });
    const now = deps.clock.now();
    const content = mergeClients(contentOf(toClient(kept)), contentOf(toClient(other)));
    const householdId = await holdHousehold(tx, { ownerId, name: content.household, now });
    await updateClient(tx, { clientId, ownerId, content, householdId, now });
    await insertTrace(tx, { clientId, kind: "merged", fromId: otherId, actorId: ownerId, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.merged", subjectType: "client", subjectId: clientId, now },
      after: { otherId },
    });
    const answer = toClient((await findClient(tx, { clientId, ownerId }))!);
    await recordFacts(tx, deps, [
      {
        ...{ kind: "clients_merged", cause: otherId, actorId: ownerId },
        data: { clientId, otherId, ownerId },
      },
    ]);
    // Only now: while the fact is heard, what belongs to the other entry still names it.
    await deleteClient(tx, { clientId: otherId, ownerId });
    return answer;
  });
}

function contentOf(client: Client): ClientContent {
  const { id: _, version: _v, createdAt: _c, updatedAt: _u, ...content } = client;
  return content;
}
