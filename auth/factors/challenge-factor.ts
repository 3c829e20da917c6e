import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { requireUuid } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireKind } from "./offered-kinds.ts";
import { type FactorRow, findFactor, insertChallenge, updateFactor } from "./queries.ts";
import { requireUnlocked } from "./wrong-codes.ts";

/** POST /factors/{id}/challenge: something to answer within five minutes, in this session alone (§7.4). */
export async function challengeFactor(call: UserCall): Promise<Response> {
  const { deps, origin } = call;
  const early = await requireFactor(deps.database.db, call);
  const kind = requireKind(deps, early.factor_type, "verify");
  requireFinisher(call.actor, early);
  requireUnlocked(deps, early);
  await kind.spend?.(call, early);
  const id = crypto.randomUUID();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + deps.config.challengeSeconds * 1_000);
  const shown = await transact(deps.database.db, async (tx) => {
    const actor = await holdActor(tx, call);
    const factor = await requireFactor(tx, call);
    requireFinisher(actor, factor);
    const made = await kind.challenge({ tx, call, actor, factor, challengeId: id });
    await insertChallenge(tx, {
      ...made.columns,
      id,
      factor_id: factor.id,
      session_id: actor.session.id,
      ip: origin.ip,
      expires_at: expiresAt,
      created_at: now,
    });
    await updateFactor(tx, { id: factor.id, changes: { last_challenged_at: now }, now });
    return made.shown;
  });
  return json({
    id,
    type: early.factor_type,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    ...shown,
  });
}

/**
 * Who has a verified factor must have used it to finish another: otherwise an enrolment that was left, or was
 * planted before, would be a way around the one that counts.
 */
export function requireFinisher(actor: Actor, { status }: FactorRow): void {
  if (status === "unverified") requireAal2(actor, 403);
}

/** The caller's own factor that the path names; another person's is not there (P34). */
export async function requireFactor(db: Db | Tx, { params, actor }: UserCall): Promise<FactorRow> {
  const factorId = requireUuid(params.id, "factor_id");
  const factor = await findFactor(db, { userId: actor.user.id, factorId });
  if (!factor) throw new AuthError("mfa_factor_not_found");
  return factor;
}
