import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { finishFlow } from "#auth/one-time/flow-states.ts";
import { issueSession } from "#auth/sessions/issue-session.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";

const Body = z.object({ auth_code: text, code_verifier: text });

/** grant_type=pkce: a session for the client that began the flow (§3.2, §5). */
export async function grantPkce({ deps, body, origin }: Call): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = readFields(Body, body);
  if (!code || !verifier) {
    throw new AuthError("validation_failed", {
      message: "invalid request: both auth code and code verifier should be non-empty",
    });
  }
  const issued = await deps.database.db.transaction().execute(async (tx) => {
    const { userId, method, provider } = await finishFlow(tx, deps, { code, verifier });
    return issueSession(tx, deps, { userId, method, origin, ...(provider ? { provider } : {}) });
  });
  return json(await toTokenBody(deps, issued));
}
