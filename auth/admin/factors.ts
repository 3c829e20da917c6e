import { AuthError } from "#auth/errors.ts";
import { removeFactor } from "#auth/factors/remove-factor.ts";
import type { Call } from "#auth/http/call.ts";
import { requireUuid } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { lockUser } from "#auth/users/queries.ts";
import { toFactorObject } from "#auth/users/user-object.ts";
import { transact } from "#platform/database/transact.ts";
import { accountOfPath } from "./find-account.ts";

/** GET /admin/users/{id}/factors: a bare list. */
export async function listFactorsByService(call: Call): Promise<Response> {
  return json((await accountOfPath(call)).factors.map(toFactorObject));
}

/** DELETE /admin/users/{id}/factors/{factorId}: sessions it had lifted fall back to aal1 (P15). */
export async function deleteFactorByService(call: Call): Promise<Response> {
  const { deps, params, origin } = call;
  const user = await accountOfPath(call);
  const factorId = requireUuid(params.factorId, "factor_id");
  const factor = user.factors.find(({ id }) => id === factorId);
  if (!factor) throw new AuthError("mfa_factor_not_found");
  await transact(deps.database.db, async (tx) => {
    await lockUser(tx, user.id);
    await removeFactor(tx, deps, { userId: user.id, factorId, by: "service", origin });
  });
  return json(toFactorObject(factor));
}
