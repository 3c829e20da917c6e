import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { AuthConfig } from "#auth/auth-config.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { insertFlow } from "#auth/one-time/queries.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import { readChallenge } from "#auth/tokens/pkce.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import { transact } from "#platform/database/transact.ts";
import type { Provider } from "../providers.ts";
import { passedParams } from "./passed-params.ts";
import { bindBrowser } from "./same-browser.ts";

type Beginning = {
  provider: Provider;
  /** Who is adding a way in to their account; nobody when signing in. */
  linking: Actor | null;
};

/** The one address at which providers send people back. */
export function callbackAddress({ publicUrl }: AuthConfig): string {
  return `${publicUrl}/auth/v1/callback`;
}

/** The provider a request names. */
export function requireProvider({ deps, query }: Call): Provider {
  const provider = deps.providers.find(query.get("provider") ?? "");
  if (provider) return provider;
  throw new AuthError("validation_failed", { message: "Unsupported provider: provider is not enabled" });
}

/** Remembers the flow and says where to send the browser; its id is the state (§3.12). */
export async function beginFlow(call: Call, { provider, linking }: Beginning) {
  const { deps, query, redirectTo } = call;
  const challenge = readChallenge({
    code_challenge: query.get("code_challenge") || undefined,
    code_challenge_method: query.get("code_challenge_method") || undefined,
  });
  const client = (await provider.discovered()).clients[0];
  const id = crypto.randomUUID();
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const binding = bindBrowser(deps.config, id);
  const inviteToken = query.get("invite_token");
  const now = deps.clock.now();
  await transact(deps.database.db, (tx) =>
    insertFlow(tx, {
      id,
      authentication_method: "oauth",
      provider: provider.name,
      redirect_to: redirectTo,
      code_challenge: challenge?.challenge ?? null,
      code_challenge_method: challenge?.method ?? null,
      linking_user_id: linking?.user.id ?? null,
      linking_session_id: linking?.session.id ?? null,
      invite_token_hash: inviteToken ? hashToken(inviteToken) : null,
      provider_nonce: nonce,
      provider_code_verifier: verifier,
      browser_hash: binding.hash,
      expires_at: new Date(now.getTime() + deps.config.flowSeconds * 1_000),
      created_at: now,
    }),
  );
  const url = buildAuthorizationUrl(client, {
    ...passedParams(query),
    redirect_uri: callbackAddress(deps.config),
    scope: scopesOf(provider, query),
    state: id,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, cookie: binding.cookie };
}

function scopesOf(provider: Provider, query: URLSearchParams): string {
  const asked = (query.get("scopes") ?? "").split(/[\s,]+/).filter(Boolean);
  return [...new Set([...provider.scopes, ...asked])].join(" ");
}
