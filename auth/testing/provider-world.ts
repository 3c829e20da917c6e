import type { AuthConfig } from "#auth/auth-config.ts";
import type { ProviderConfig } from "#auth/providers/provider-config.ts";
import { getAuthWorld } from "./auth-world.ts";
import { createBrowser } from "./browser.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./issuer.ts";

/** A provider as the variables would configure it. */
export function providerAt(issuer: string, given: Partial<ProviderConfig> = {}): ProviderConfig {
  return {
    name: "casa",
    label: "Casa",
    issuer,
    clientId: CLIENT_ID,
    otherClientIds: [],
    clientSecret: CLIENT_SECRET,
    scopes: ["openid", "email", "profile"],
    isEmailTrusted: false,
    ...given,
  };
}

export type ProviderWorld = Awaited<ReturnType<typeof getProviderWorld>>;

/** The world of the other tests with providers to sign in at, and browsers to do it in. */
export async function getProviderWorld(
  providers: ProviderConfig[],
  config: Partial<AuthConfig> = {},
  options: Parameters<typeof getAuthWorld>[0] = {},
) {
  const world = await getAuthWorld({ ...options, config: { ...config, providers } });
  return {
    ...world,
    browser: () => createBrowser(world.url),
    countUsers: async () => (await world.database.db.selectFrom("auth.users").select("id").execute()).length,
  };
}

/** What an address carries in its fragment and in its query. */
export function partsOf(url: URL) {
  return {
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))) as Record<string, string>,
  };
}
