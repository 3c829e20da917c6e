import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { withFragment, withQuery } from "#auth/http/redirect-parts.ts";
import { noContent, seeOther } from "#auth/http/replies.ts";
import { toAuthError } from "#auth/http/unexpected.ts";
import { issueAuthCode } from "#auth/one-time/flow-states.ts";
import { isVerifyType, KINDS_OF_TYPE, type OneTimeKind } from "#auth/one-time/kinds.ts";
import { PKCE_PREFIX, takeByLink } from "#auth/one-time/one-time-tokens.ts";
import { redeemToken } from "#auth/one-time/redeem-token.ts";
import { type IssuedSession, issueSession } from "#auth/sessions/issue-session.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const HALF = "Confirmation link accepted. Please proceed to confirm link sent to the other email";
const EXPIRED = "Email link is invalid or has expired";
const PURPOSE_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

type Outcome = IssuedSession | { code: string } | "half";

/** GET /verify: the link of a mail; sends the browser on with a session, a code or the reason why not (§3.7). */
export async function verifyByLink(call: Call): Promise<Response> {
  const { deps, query, headers, redirectTo } = call;
  const type = query.get("type") ?? "";
  const token = query.get("token") || query.get("token_hash") || "";
  if (!token)
    throw new AuthError("validation_failed", { message: "Verify requires a token or a token hash" });
  if (!isVerifyType(type)) {
    throw new AuthError("validation_failed", { message: "Verify requires a verification type" });
  }
  // A browser that only fetches ahead has not been clicked in (P27).
  if (isFetchedAhead(headers)) return noContent();
  const isPkce = token.startsWith(PKCE_PREFIX);
  try {
    const kinds = KINDS_OF_TYPE[type];
    const outcome = await transact(deps.database.db, (tx) => redeem(tx, call, { token, kinds }));
    if (outcome === "half") return seeOther(withParts(redirectTo, { message: HALF }, isPkce));
    if ("code" in outcome) return seeOther(withQuery(redirectTo, outcome));
    const { user: _, ...tokens } = await toTokenBody(deps, outcome);
    return seeOther(withFragment(redirectTo, { ...tokens, sb: "", type }));
  } catch (error) {
    const { refused } = toAuthError(error, deps.log);
    return seeOther(withParts(redirectTo, explain(refused), isPkce));
  }
}

function isFetchedAhead(headers: Headers): boolean {
  return PURPOSE_HEADERS.some((name) => /prefetch|preview|prerender/i.test(headers.get(name) ?? ""));
}

async function redeem(
  tx: Tx,
  { deps, origin }: Call,
  { token, kinds }: { token: string; kinds: OneTimeKind[] },
): Promise<Outcome> {
  const taken = await takeByLink(tx, deps, { token, kinds });
  if (!taken) throw new AuthError("otp_expired", { message: EXPIRED });
  const { userId, isComplete } = await redeemToken(tx, deps, { token: taken, origin });
  if (!isComplete) return "half";
  if (taken.flow_state_id) return { code: await issueAuthCode(tx, deps, taken.flow_state_id) };
  return issueSession(tx, deps, { userId, method: "otp", origin });
}

function explain({ code, message, status }: AuthError): Record<string, string> {
  const error = status >= 500 ? "server_error" : "access_denied";
  return { error, error_code: code, error_description: code === "otp_expired" ? EXPIRED : message };
}

/** A PKCE client reads the query, every other one the fragment. */
function withParts(address: string, parts: Record<string, string>, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(address, parts) : address, { ...parts, sb: "" });
}
