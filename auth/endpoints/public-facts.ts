import type { Call } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";

/** GET /settings: which ways in are open (§3.15). */
export function getSettings({ deps }: Call): Response {
  const { isSignupOpen, isAutoconfirmed } = deps.config;
  const providers = Object.fromEntries(deps.providers.list().map(({ name }) => [name, true]));
  return json({
    external: { email: true, phone: false, anonymous_users: false, ...providers },
    disable_signup: !isSignupOpen,
    mailer_autoconfirm: isAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
}

/** GET /health: the server answers. */
export function getHealth(): Response {
  return json({ version: "v2.196.0", name: "GoTrue", description: "Lilamonde speaks the GoTrue protocol" });
}

/** GET /.well-known/jwks.json: the public halves of the signing keys, and nothing else (P29). */
export function getJwks({ deps }: Call): Response {
  return json(deps.keys.publicJwks(), { headers: { "cache-control": "public, max-age=600" } });
}
