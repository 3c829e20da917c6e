import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import { hasVerifiedFactor } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireRoom } from "../enrol-factor.ts";
import { findFactorOfType, insertFactor, updateFactor } from "../queries.ts";
import { hashRecoveryCode, makeCodes, TOTAL } from "./codes.ts";
import { replaceCodes } from "./queries.ts";

const Body = z.object({ friendly_name: text });
const NAME = "Recovery codes";

/** POST /factors/recovery-codes: the first set, for someone who has another factor and has used it. */
export async function generateRecoveryCodes(call: UserCall): Promise<Response> {
  const { deps } = call;
  const { friendly_name: name = NAME } = readFields(Body, call.body);
  requireOffered(call);
  return json(
    await transact(deps.database.db, async (tx) => {
      const actor = await holdActor(tx, call);
      const userId = actor.user.id;
      const now = deps.clock.now();
      if (!hasVerifiedFactor(actor.user)) throw new AuthError("mfa_recovery_codes_sole_factor");
      requireAal2(actor, 403);
      if (await findFactorOfType(tx, { userId, type: "recovery_code" })) {
        throw new AuthError("mfa_verified_factor_exists", { message: "Recovery codes already exist" });
      }
      await requireRoom(tx, deps, { userId, name });
      const id = crypto.randomUUID();
      await insertFactor(tx, {
        id,
        user_id: userId,
        friendly_name: name,
        factor_type: "recovery_code",
        status: "verified",
        created_at: now,
        updated_at: now,
      });
      return issueCodes(tx, call, { actor, factor: { id, friendly_name: name } });
    }),
  );
}

/** POST /factors/recovery-codes/regenerate: a new set; the old one is worthless at once, its lock forgotten. */
export async function regenerateRecoveryCodes(call: UserCall): Promise<Response> {
  const { deps } = call;
  requireOffered(call);
  return json(
    await transact(deps.database.db, async (tx) => {
      const actor = await holdActor(tx, call);
      const factor = await findFactorOfType(tx, { userId: actor.user.id, type: "recovery_code" });
      if (!factor) throw new AuthError("mfa_factor_not_found");
      requireAal2(actor, 403);
      const changes = { failed_attempts: 0, locked_until: null };
      await updateFactor(tx, { id: factor.id, changes, now: deps.clock.now() });
      return issueCodes(tx, call, { actor, factor });
    }),
  );
}

/** Shown this once; only hashes are kept. */
async function issueCodes(
  tx: Tx,
  { deps, origin }: UserCall,
  { actor, factor }: { actor: Actor; factor: { id: string; friendly_name: string | null } },
) {
  const { id: userId } = actor.user;
  const now = deps.clock.now();
  const codes = makeCodes();
  const hashes = codes.map((code) => hashRecoveryCode(deps, { userId, code }));
  await replaceCodes(tx, { userId, factorId: factor.id, hashes, now });
  const sessionId = actor.session.id;
  const details = { factorId: factor.id };
  await writeAudit(tx, { action: "recovery_codes_generated", userId, sessionId, origin, details, now });
  return { id: factor.id, type: "recovery_code", friendly_name: factor.friendly_name, total: TOTAL, codes };
}

function requireOffered({ deps }: UserCall): void {
  if (!deps.config.factors.includes("recovery_code")) {
    throw new AuthError("mfa_recovery_codes_enroll_not_enabled");
  }
}
