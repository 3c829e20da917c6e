import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { beginFlow, requireProvider } from "#auth/providers/flow/begin-flow.ts";
import { found } from "#auth/providers/flow/redirect-answers.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";

/**
 * GET /user/identities/authorize: where to go to add a way in (§3.11). It ends in the session and in the browser it
 * began in, or the identity of whoever is sent the address would join an account that is not theirs; a client that
 * does not keep the answer's cookie cannot end it.
 */
export async function authorizeLink(call: UserCall): Promise<Response> {
  const { actor, query } = call;
  requireAal2(actor);
  const provider = requireProvider(call);
  const { url, cookie } = await beginFlow(call, { provider, linking: actor });
  if (query.get("skip_http_redirect") !== "true") return found(url, cookie);
  return json({ url }, { headers: { "set-cookie": cookie } });
}
