/** Marks a request that was sent on to the public address, so that it is sent on only once. */
export const SENT_ON = "sent_on";

/** What the call itself is about, and what no client may decide for us (P21); a request object could carry it all. */
const KEPT_BACK = new Set([
  SENT_ON,
  "provider",
  "redirect_to",
  "scopes",
  "invite_token",
  "skip_http_redirect",
  "client_id",
  "client_secret",
  "redirect_uri",
  "response_type",
  "state",
  "nonce",
  "scope",
  "code_challenge",
  "code_challenge_method",
  "code_verifier",
  "request",
  "request_uri",
  "registration",
]);

/** The parameters of /authorize that go on to the provider, such as `prompt` or `login_hint`. */
export function passedParams(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => !KEPT_BACK.has(name.trim().toLowerCase())));
}
