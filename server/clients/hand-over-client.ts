import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { findColleagues, holdClient, holdHousehold, insertTrace, moveClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

type Input = { ownerId: string; clientId: string; toId: string; version: number };

/** Gives a client with their journeys to a colleague of the same agency; the trace stays with the client. */
export async function handOverClient(deps: Deps, { ownerId, clientId, toId, version }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const client = await holdClient(tx, { clientId, ownerId });
    if (!client) throw refuse("not_found");
    if (client.version !== version) throw refuse("conflict", { current: toClient(client) });
    const colleagues = await findColleagues(tx, ownerId);
    // Whether a stranger has an account here is not for everybody to find out.
    if (!colleagues.some(({ id }) => id === toId)) {
      throw refuse("validation_failed", { fields: { toId: "unknown" } });
    }
    const now = deps.clock.now();
    const householdId = await holdHousehold(tx, { ownerId: toId, name: client.household, now });
    await moveClient(tx, { clientId, ownerId, toId, householdId, now });
    await insertTrace(tx, { clientId, kind: "handed_over", fromId: ownerId, toId, actorId: ownerId, now });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.handed_over", subjectType: "client", subjectId: clientId, now },
      after: { toId },
    });
    await recordFacts(tx, deps, [
      {
        ...{ kind: "client_handed_over", actorId: ownerId },
        cause: `${clientId} ${client.version}`,
        data: { clientId, fromId: ownerId, toId },
      },
    ]);
  });
}
