import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { withQuery } from "#auth/http/redirect-parts.ts";
import { beginFlow, requireProvider } from "./begin-flow.ts";
import { SENT_ON } from "./passed-params.ts";
import { found, redirectRefusal } from "./redirect-answers.ts";
import { isAtHome } from "./same-browser.ts";

/** GET /authorize: off to the provider, or back with the reason when it cannot be reached (§3.12). */
export async function authorize(call: Call): Promise<Response> {
  const provider = requireProvider(call);
  const { deps, query, headers, redirectTo } = call;
  if (!isAtHome(deps.config, headers) && !query.has(SENT_ON)) {
    const home = `${deps.config.publicUrl}/auth/v1/authorize?${query}`;
    return found(withQuery(home, { redirect_to: redirectTo, [SENT_ON]: "1" }));
  }
  try {
    const { url, cookie } = await beginFlow(call, { provider, linking: null });
    return found(url, cookie);
  } catch (error) {
    const isOutage = error instanceof AuthError && error.code === "request_timeout";
    if (!isOutage) throw error;
    return found(redirectRefusal(redirectTo, error));
  }
}
