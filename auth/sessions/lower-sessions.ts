import type { Deps } from "#auth/deps.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Amr, announceLowered, listSessionsOf, updateSession } from "./queries.ts";

/** Takes a removed factor out of the user's sessions: what it alone had lifted is aal1 again, on every node (P15). */
export async function lowerSessions(
  tx: Tx,
  deps: Deps,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<void> {
  const now = deps.clock.now();
  for (const session of await listSessionsOf(tx, userId)) {
    const amr = session.amr as Amr[];
    const rest = amr.filter(({ factor_id }) => factor_id !== factorId);
    if (rest.length === amr.length) continue;
    const lifted = rest.find(({ factor_id }) => factor_id !== undefined);
    await updateSession(tx, {
      id: session.id,
      changes: {
        amr: JSON.stringify(rest),
        aal: lifted ? "aal2" : "aal1",
        factor_id: lifted?.factor_id ?? null,
      },
      now,
    });
    if (!lifted) await announceLowered(tx, session.id);
  }
}
