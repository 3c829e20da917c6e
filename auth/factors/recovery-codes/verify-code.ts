import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import type { IssuedSession } from "#auth/sessions/issue-session.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { upgradeSession } from "#auth/sessions/upgrade-session.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { clearFailures, type FactorRow, findFactorOfType } from "../queries.ts";
import { noteWrongCode, requireUnlocked } from "../wrong-codes.ts";
import { hashRecoveryCode, normaliseRecoveryCode } from "./codes.ts";
import { takeCode } from "./queries.ts";

const Body = z.object({ code: text });

/** POST /factors/recovery-codes/verify: a code from paper lifts the session as any factor does, once. */
export async function verifyRecoveryCode(call: UserCall): Promise<Response> {
  const { deps } = call;
  const { code = "" } = readFields(Body, call.body);
  if (!deps.config.factors.includes("recovery_code")) {
    throw new AuthError("mfa_recovery_codes_verify_not_enabled");
  }
  const outcome = await transact(deps.database.db, async (tx) => {
    const actor = await holdActor(tx, call);
    const factor = await findFactorOfType(tx, { userId: actor.user.id, type: "recovery_code" });
    if (!factor) return new AuthError("mfa_verification_failed");
    requireUnlocked(deps, factor, "mfa_recovery_codes_locked");
    return answer(tx, call, { actor, factor, code });
  });
  if (outcome instanceof AuthError) throw outcome;
  return json(await toTokenBody(deps, outcome));
}

async function answer(
  tx: Tx,
  { deps, origin }: UserCall,
  { actor, factor, code }: { actor: Actor; factor: FactorRow; code: string },
): Promise<IssuedSession | AuthError> {
  const now = deps.clock.now();
  const userId = actor.user.id;
  const sessionId = actor.session.id;
  const entry = { userId, sessionId, origin, details: { factorId: factor.id }, now };
  const codeHash = hashRecoveryCode(deps, { userId, code: normaliseRecoveryCode(code) });
  if (!(await takeCode(tx, { userId, codeHash, now }))) {
    await noteWrongCode(tx, deps, { factor, types: ["recovery_code"] });
    await writeAudit(tx, { ...entry, action: "factor_failed" });
    return new AuthError("mfa_verification_failed");
  }
  await clearFailures(tx, userId);
  await writeAudit(tx, { ...entry, action: "recovery_code_used" });
  const method = "mfa/recovery_code";
  const lifted = await upgradeSession(tx, deps, { sessionId, method, factorId: factor.id });
  return lifted ?? new AuthError("session_not_found");
}
