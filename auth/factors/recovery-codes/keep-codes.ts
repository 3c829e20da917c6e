import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type FactorRow, findFactorOfType } from "../queries.ts";
import { removeFactor } from "../remove-factor.ts";
import { countCodes } from "./queries.ts";

/** GET /factors/recovery-codes: how many are left, never which. */
export async function getRecoveryCodes(call: UserCall): Promise<Response> {
  const { db } = call.deps.database;
  const { id } = await requireSet(db, call);
  return json({ id, type: "recovery_code", ...(await countCodes(db, id)) });
}

/** DELETE /factors/recovery-codes: the set is gone, and what it had lifted falls back. */
export async function removeRecoveryCodes(call: UserCall): Promise<Response> {
  const { deps, origin } = call;
  const id = await transact(deps.database.db, async (tx) => {
    const actor = await holdActor(tx, call);
    const factor = await requireSet(tx, call);
    requireAal2(actor, 403);
    await removeFactor(tx, deps, { userId: actor.user.id, factorId: factor.id, by: "user", origin });
    return factor.id;
  });
  return json({ id });
}

async function requireSet(db: Db | Tx, { actor }: UserCall): Promise<FactorRow> {
  const factor = await findFactorOfType(db, { userId: actor.user.id, type: "recovery_code" });
  if (!factor) throw new AuthError("mfa_factor_not_found");
  return factor;
}
