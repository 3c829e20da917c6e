import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { deleteClient, holdClient } from "./queries.ts";

/** Forgets a client: their journeys stay, without them and without their names. Done twice, it is the same. */
export async function forgetClient(
  deps: Deps,
  { ownerId, clientId }: { ownerId: string; clientId: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (!(await holdClient(tx, { clientId, ownerId }))) return;
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.forgotten", subjectType: "client", subjectId: clientId },
      now: deps.clock.now(),
    });
    await recordFacts(tx, deps, [
      { kind: "client_forgotten", cause: clientId, actorId: ownerId, data: { clientId, ownerId } },
    ]);
    // Only now: while the fact is heard, what belongs to the client still names them.
    await deleteClient(tx, { clientId, ownerId });
  });
}
