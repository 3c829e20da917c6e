import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { withFragment, withQuery } from "#auth/http/redirect-parts.ts";
import { seeOther } from "#auth/http/replies.ts";
import { toAuthError } from "#auth/http/unexpected.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import type { ProviderFlow } from "../queries.ts";
import { callbackAddress } from "./begin-flow.ts";
import { exchangeCode } from "./exchange-code.ts";
import { finishFlow } from "./finish-flow.ts";
import { explainRefusal, found, redirectProviderError, redirectRefusal } from "./redirect-answers.ts";
import { hasBrowserCookie } from "./same-browser.ts";
import { takeFlow } from "./take-flow.ts";

const RESPONSE = ["state", "code", "iss", "error", "error_description"];
const MAX_VALUE = 4_096;

/** GET /callback: the way back from a provider (§3.12). */
export function callbackByGet(call: Call): Promise<Response> {
  return answer(
    call,
    readResponse((name) => call.query.get(name)),
  );
}

/**
 * POST /callback, for providers that send a form. No cookie comes with a form from elsewhere, so the browser is
 * asked to come again by itself.
 */
export function callbackByPost(call: Call): Promise<Response> | Response {
  const { deps, body, headers } = call;
  const response = readResponse((name) => body[name]);
  const state = response.get("state");
  if (state && !hasBrowserCookie(deps.config, state, headers)) {
    return seeOther(`${callbackAddress(deps.config)}?${response}`);
  }
  return answer(call, response);
}

function readResponse(read: (name: string) => unknown): URLSearchParams {
  const members = RESPONSE.map((name) => [name, read(name)]).filter(
    (member): member is [string, string] => typeof member[1] === "string" && member[1].length <= MAX_VALUE,
  );
  return new URLSearchParams(members);
}

async function answer(call: Call, response: URLSearchParams): Promise<Response> {
  const { deps } = call;
  let flow: ProviderFlow;
  try {
    flow = await takeFlow(call, response.get("state"));
  } catch (error) {
    const { refused } = toAuthError(error, deps.log);
    return seeOther(withQuery(deps.config.publicUrl, explainRefusal(refused)));
  }
  try {
    if (response.get("error")) return found(redirectProviderError(flow.redirect_to, response));
    return found(await complete({ ...call, redirectTo: flow.redirect_to }, flow, response));
  } catch (error) {
    const { refused } = toAuthError(error, deps.log);
    return found(redirectRefusal(flow.redirect_to, refused));
  }
}

/** The address to go back to, with a code for a PKCE client or the tokens for any other. */
async function complete(call: Call, flow: ProviderFlow, response: URLSearchParams): Promise<string> {
  const { deps, redirectTo } = call;
  const provider = deps.providers.find(flow.provider);
  if (!provider) throw new AuthError("provider_disabled");
  if (!response.get("code")) {
    throw new AuthError("bad_oauth_callback", { message: "OAuth callback with missing authorization code" });
  }
  const { account, tokens } = await exchangeCode(deps, { provider, flow, response });
  const outcome = await finishFlow(call, { flow, account, tokens });
  if ("code" in outcome) return withQuery(redirectTo, outcome);
  const { user: _, ...session } = await toTokenBody(deps, outcome);
  return withFragment(redirectTo, { ...session, ...tokens, sb: "" });
}
