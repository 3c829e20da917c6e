import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { isUuid, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import type { IssuedSession } from "#auth/sessions/issue-session.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { upgradeSession } from "#auth/sessions/upgrade-session.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireFactor, requireFinisher } from "./challenge-factor.ts";
import type { FactorKind, FactorStep } from "./factor-kind.ts";
import { requireKind } from "./offered-kinds.ts";
import {
  type ChallengeRow,
  clearFailures,
  countAttempt,
  deleteChallenge,
  deleteUnverified,
  type FactorRow,
  findChallenge,
  takeChallenge,
  updateFactor,
} from "./queries.ts";
import { noteWrongCode, requireUnlocked } from "./wrong-codes.ts";

const Body = z.object({ challenge_id: text });

/**
 * POST /factors/{id}/verify: the answer to a challenge lifts the session to aal2 (§7.5). A refusal is returned
 * from the transaction rather than thrown in it, so that what was counted stays counted.
 */
export async function verifyFactor(call: UserCall): Promise<Response> {
  const { deps } = call;
  const { challenge_id: challengeId = "" } = readFields(Body, call.body);
  if (!isUuid(challengeId)) {
    throw new AuthError("validation_failed", { message: "challenge_id must be an UUID" });
  }
  const outcome = await transact(deps.database.db, async (tx) => {
    const actor = await holdActor(tx, call);
    const factor = await requireFactor(tx, call);
    requireFinisher(actor, factor);
    const kind = requireKind(deps, factor.factor_type, "verify");
    const challenge = await findChallenge(tx, { id: challengeId, factorId: factor.id });
    const stale = await refuseStale(tx, call, challenge);
    if (stale) return stale;
    return answer({ tx, call, actor, kind, factor, challenge: challenge! });
  });
  if (outcome instanceof AuthError) throw outcome;
  return json(await toTokenBody(deps, outcome));
}

/** Why a challenge can no longer be answered, or not from here. */
async function refuseStale(
  tx: Tx,
  { deps, actor }: UserCall,
  challenge: ChallengeRow | undefined,
): Promise<AuthError | null> {
  if (!challenge) {
    return new AuthError("mfa_factor_not_found", { status: 422, message: "Challenge not found" });
  }
  if (challenge.session_id !== actor.session.id || challenge.used_at) {
    return new AuthError("mfa_ip_address_mismatch");
  }
  const isSpent = challenge.attempts >= deps.config.codeAttempts;
  if (challenge.expires_at > deps.clock.now() && !isSpent) return null;
  await deleteChallenge(tx, challenge.id);
  return new AuthError("mfa_challenge_expired");
}

type Answering = FactorStep & { kind: FactorKind; factor: FactorRow; challenge: ChallengeRow };

async function answer(step: Answering): Promise<IssuedSession | AuthError> {
  const { tx, call, kind, factor, challenge } = step;
  const { deps, origin } = call;
  if (kind.isGuessable) requireUnlocked(deps, factor);
  const changes = await kind.verify(step);
  const isRight = changes && (await takeChallenge(tx, { id: challenge.id, now: deps.clock.now() }));
  if (isRight) return accept(step, changes);
  await countAttempt(tx, challenge.id);
  if (kind.isGuessable) await noteWrongCode(tx, deps, { factor });
  await writeAudit(tx, {
    action: "factor_failed",
    userId: factor.user_id,
    sessionId: challenge.session_id,
    origin,
    details: { factorId: factor.id },
    now: deps.clock.now(),
  });
  return new AuthError("mfa_verification_failed");
}

async function accept(
  { tx, call, actor, kind, factor }: Answering,
  changes: NonNullable<Awaited<ReturnType<FactorKind["verify"]>>>,
): Promise<IssuedSession> {
  const { deps, origin } = call;
  const now = deps.clock.now();
  const userId = actor.user.id;
  const sessionId = actor.session.id;
  await updateFactor(tx, { id: factor.id, changes: { ...changes, status: "verified" }, now });
  await deleteUnverified(tx, { userId, type: factor.factor_type, except: factor.id });
  await clearFailures(tx, userId);
  const details = { factorId: factor.id, type: factor.factor_type };
  await writeAudit(tx, { action: "factor_verified", userId, sessionId, origin, details, now });
  const lifted = await upgradeSession(tx, deps, { sessionId, method: kind.method, factorId: factor.id });
  if (!lifted) throw new AuthError("session_not_found");
  return lifted;
}
