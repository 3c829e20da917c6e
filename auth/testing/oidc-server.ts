import { Provider } from "oidc-provider";
import { vi } from "vitest";
import { PUBLIC_URL } from "./auth-world.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./issuer.ts";
import { listen } from "./listen.ts";

type Account = Record<string, unknown>;
type Options = { authMethod?: "client_secret_basic" | "client_secret_post"; hasClaimsInToken?: boolean };

/** A real OpenID provider, with pages to sign in and to consent; `accounts` is who it knows and what it says. */
export async function startOidcServer({
  authMethod = "client_secret_basic",
  hasClaimsInToken = false,
}: Options = {}) {
  const accounts = new Map<string, Account>();
  let handle: ReturnType<Provider["callback"]> | undefined;
  const { origin, close } = await listen((request, response) => handle!(request, response));
  const quiet = vi.spyOn(console, "warn").mockReturnValue();
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${PUBLIC_URL}/auth/v1/callback`],
        grant_types: ["authorization_code", "refresh_token"],
        token_endpoint_auth_method: authMethod,
      },
    ],
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: !hasClaimsInToken,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["of the tests"] },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600, RefreshToken: 600 },
  });
  handle = provider.callback();
  quiet.mockRestore();
  return { origin, close, accounts };
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;
