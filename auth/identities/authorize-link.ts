import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { beginFlow, requireProvider } from "#auth/providers/flow/begin-flow.ts";
import { found } from "#auth/providers/flow/redirect-answers.ts";
import { isAtHome } from "#auth/providers/flow/same-browser.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";

/**
 * GET /user/identities/authorize: where to go to add a way in (§3.11). A page of our own origin keeps the cookie
 * of the answer; a client elsewhere does not, and its flow is then known by its state alone.
 */
export async function authorizeLink(call: UserCall): Promise<Response> {
  const { deps, actor, query, headers } = call;
  requireAal2(actor);
  const provider = requireProvider(call);
  const canKeepCookie = headers.get("sec-fetch-site") === "same-origin" && isAtHome(deps.config, headers);
  const { url, cookie } = await beginFlow(call, { provider, linking: actor, canKeepCookie });
  if (query.get("skip_http_redirect") !== "true") return found(url, cookie);
  return json({ url }, { headers: cookie ? { "set-cookie": cookie } : {} });
}
