import {
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { describeFault } from "#auth/http/unexpected.ts";
import { type ProviderAccount, readProviderAccount } from "../provider-account.ts";
import type { ProviderTokens } from "../provider-tokens.ts";
import { type Provider, unreachable } from "../providers.ts";
import type { ProviderFlow } from "../queries.ts";
import { completeClaims } from "../user-info.ts";
import { callbackAddress } from "./begin-flow.ts";

type Returned = { account: ProviderAccount; tokens: ProviderTokens };

/** Turns the code a provider sent back into the person behind it; every check of OpenID Connect is made. */
export async function exchangeCode(
  deps: Deps,
  { provider, flow, response }: { provider: Provider; flow: ProviderFlow; response: URLSearchParams },
): Promise<Returned> {
  const { clients } = await provider.discovered();
  const address = new URL(`${callbackAddress(deps.config)}?${response}`);
  try {
    const granted = await withEitherClient(clients, (client) =>
      authorizationCodeGrant(client, address, {
        expectedState: flow.id,
        expectedNonce: flow.provider_nonce,
        pkceCodeVerifier: flow.provider_code_verifier,
        idTokenExpected: true,
      }),
    );
    const claims = await completeClaims(clients[0], {
      claims: { ...granted.claims() },
      accessToken: granted.access_token,
    });
    const { access_token, refresh_token } = granted;
    const tokens = {
      provider_token: access_token,
      ...(refresh_token ? { provider_refresh_token: refresh_token } : {}),
    };
    return { account: readProviderAccount(provider, claims), tokens };
  } catch (error) {
    if (error instanceof AuthError) throw error;
    deps.log.warn({ provider: provider.name, ...describeFault(error) }, "a sign-in at a provider failed");
    if (isOutage(error)) throw unreachable(provider);
    throw new AuthError("bad_oauth_callback", { message: "Unable to exchange external code" });
  }
}

/** A refused client comes before the code is looked at, so the code is still good for the other way. */
async function withEitherClient<T>(
  clients: [Configuration, Configuration],
  work: (client: Configuration) => Promise<T>,
): Promise<T> {
  try {
    return await work(clients[0]);
  } catch (error) {
    if (!isClientRefused(error)) throw error;
    const granted = await work(clients[1]);
    clients.reverse();
    return granted;
  }
}

function isClientRefused(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === "invalid_client";
  return error instanceof WWWAuthenticateChallengeError && error.status === 401;
}

/** Nobody there, no answer in time, or an answer that says the provider itself is unwell. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ClientError)) return error instanceof TypeError && error.message === "fetch failed";
  const { status = 0 } = (error.cause ?? {}) as { status?: number };
  return error.code === "OAUTH_TIMEOUT" || status >= 500;
}
