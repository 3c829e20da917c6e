import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import { lowerSessions } from "#auth/sessions/lower-sessions.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireFactor } from "./challenge-factor.ts";
import { deleteFactor, listFactors } from "./queries.ts";

/** DELETE /factors/{id}: who would take a verified factor away must have used one (§7.6). */
export async function removeOwnFactor(call: UserCall): Promise<Response> {
  const { deps, origin } = call;
  const id = await transact(deps.database.db, async (tx) => {
    const actor = await holdActor(tx, call);
    const factor = await requireFactor(tx, call);
    if (factor.status === "verified") requireAal2(actor, 422);
    await removeFactor(tx, deps, { userId: actor.user.id, factorId: factor.id, by: "user", origin });
    return factor.id;
  });
  return json({ id });
}

/**
 * Removes a factor and what it had lifted (P15). Recovery codes stand in for another factor, so they go with
 * the last one.
 */
export async function removeFactor(
  tx: Tx,
  deps: Deps,
  removal: { userId: string; factorId: string; by: "user" | "service"; origin: Origin },
): Promise<void> {
  const { userId, factorId, by, origin } = removal;
  await lowerSessions(tx, deps, { userId, factorId });
  await deleteFactor(tx, { userId, factorId });
  const now = deps.clock.now();
  await writeAudit(tx, { action: "factor_deleted", userId, origin, details: { factorId, by }, now });
  const verified = (await listFactors(tx, userId)).filter(({ status }) => status === "verified");
  const [last] = verified;
  if (verified.length === 1 && last?.factor_type === "recovery_code") {
    await removeFactor(tx, deps, { ...removal, factorId: last.id });
  }
}
