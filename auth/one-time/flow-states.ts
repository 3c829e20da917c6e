import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { AmrMethod } from "#auth/sessions/issue-session.ts";
import { type Challenge, isVerifiedBy } from "#auth/tokens/pkce.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { Tx } from "#platform/database/database.ts";
import { deleteFlow, insertFlow, lockFlowByCode, setAuthCode } from "./queries.ts";

/** Remembers the challenge of a mail that was asked for with PKCE; it lives as long as the mail's link. */
export async function startMailFlow(
  tx: Tx,
  deps: Deps,
  flow: { userId: string; method: AmrMethod; challenge: Challenge; expiresAt: Date },
): Promise<string> {
  const id = crypto.randomUUID();
  await insertFlow(tx, {
    id,
    user_id: flow.userId,
    authentication_method: flow.method,
    code_challenge: flow.challenge.challenge,
    code_challenge_method: flow.challenge.method,
    expires_at: flow.expiresAt,
    created_at: deps.clock.now(),
  });
  return id;
}

/** The code for the client's exchange; its short life begins now, not when the mail was written (P28). */
export async function issueAuthCode(tx: Tx, deps: Deps, flowId: string): Promise<string> {
  const now = deps.clock.now();
  const code = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + deps.config.flowSeconds * 1_000);
  const isSet = await setAuthCode(tx, { id: flowId, codeHash: hashToken(code), now, expiresAt });
  if (!isSet) throw new AuthError("flow_state_not_found");
  return code;
}

/** Ends the flow that a code belongs to, for the client that can answer its challenge (P8: the row is locked). */
export async function finishFlow(
  tx: Tx,
  deps: Deps,
  { code, verifier }: { code: string; verifier: string },
): Promise<{
  userId: string;
  method: AmrMethod;
  providerTokensEncrypted: string | null;
  provider: string | null;
  /** The session that asked for another way in, where that is what the flow was for. */
  linkingSessionId: string | null;
}> {
  const flow = await lockFlowByCode(tx, hashToken(code));
  if (!flow?.user_id || !flow.code_challenge) throw new AuthError("flow_state_not_found");
  if (flow.expires_at <= deps.clock.now()) throw new AuthError("flow_state_expired");
  const challenge = {
    challenge: flow.code_challenge,
    method: flow.code_challenge_method as Challenge["method"],
  };
  if (!isVerifiedBy(challenge, verifier)) throw new AuthError("bad_code_verifier");
  await deleteFlow(tx, flow.id);
  return {
    userId: flow.user_id,
    method: flow.authentication_method as AmrMethod,
    providerTokensEncrypted: flow.provider_tokens_encrypted,
    provider: flow.provider,
    linkingSessionId: flow.linking_session_id,
  };
}
