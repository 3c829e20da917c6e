import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { finishFlow } from "#auth/one-time/flow-states.ts";
import { openProviderTokens } from "#auth/providers/provider-tokens.ts";
import { issueSession } from "#auth/sessions/issue-session.ts";
import { resumeSession } from "#auth/sessions/resume-session.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ auth_code: text, code_verifier: text });

/** grant_type=pkce: a session for the client that began the flow (§3.2, §5). */
export async function grantPkce({ deps, body, origin }: Call): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = readFields(Body, body);
  if (!code || !verifier) {
    throw new AuthError("validation_failed", {
      message: "invalid request: both auth code and code verifier should be non-empty",
    });
  }
  const { issued, tokens } = await transact(deps.database.db, async (tx) => {
    const flow = await finishFlow(tx, deps, { code, verifier });
    const { userId, method, provider, linkingSessionId: sessionId } = flow;
    const tokens = openProviderTokens(deps, flow.providerTokensEncrypted, userId);
    if (sessionId) return { issued: await resumeSession(tx, deps, { userId, sessionId }), tokens };
    const proof = { userId, method, origin, ...(provider ? { provider } : {}) };
    return { issued: await issueSession(tx, deps, proof), tokens };
  });
  return json({ ...(await toTokenBody(deps, issued)), ...tokens });
}
