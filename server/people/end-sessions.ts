import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { holdPerson } from "./hold-person.ts";

type Input = { actor: Actor; id: string; reason: string };

/** Signs a person out wherever they are signed in; how many places that were. */
export async function endSessions(deps: Deps, { actor, id, reason }: Input): Promise<{ ended: number }> {
  return transact(deps.db, async (tx) => {
    await holdPerson(tx, { actor, id });
    const ended = await deps.auth.revokeSessions({ userId: id, scope: "all" }, { db: tx });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "person.signed_out", subjectType: "person", subjectId: id },
      ...{ after: { sessions: ended }, reason, now: deps.clock.now() },
    });
    return { ended };
  });
}
