import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { findColleague, holdClient, insertTrace, moveClient } from "./queries.ts";
import { toClient } from "./to-client.ts";

type Input = { ownerId: string; clientId: string; to: string; version: number };

/** Gives a client with their journeys to a colleague of the same agency; the trace stays with the client. */
export async function handOverClient(deps: Deps, { ownerId, clientId, to, version }: Input): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const client = await holdClient(tx, { clientId, ownerId });
    if (!client) throw refuse("not_found");
    if (client.version !== version) throw refuse("conflict", { current: toClient(client) });
    const user = await deps.auth.getUserByEmail(to, { db: tx });
    const toId = user && (await findColleague(tx, { ownerId, colleagueId: user.id }));
    // Whether a stranger has an account here is not for everybody to find out.
    if (!toId) throw refuse("validation_failed", { fields: { to: "unknown" } });
    const now = deps.clock.now();
    await moveClient(tx, { clientId, ownerId, toId, now });
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
