import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { deleteClient } from "./queries.ts";

/** Forgets a client: their journeys stay, without them. Done twice, it is the same. */
export async function forgetClient(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ownerId, clientId }: { ownerId: string; clientId: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteClient(tx, { clientId, ownerId }))) return;
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "client.forgotten", subjectType: "client", subjectId: clientId },
      now: clock.now(),
    });
  });
}
