import { AuthClient, GoTrueAdminApi } from "@supabase/auth-js";

/** What the client offers and this server does not: other protocols, each refused in the client's own words. */
export const NOT_OFFERED = [
  "signInWithWeb3",
  "signInWithEthereum",
  "signInWithSolana",
  "signInWithSSO",
  "signInAnonymously",
  "signInWithPasskey",
  "registerPasskey",
];

/** What sends no request of its own, or belongs to a browser: the ceremonies are walked in Chromium. */
const OF_THE_CLIENT = [
  "initialize",
  "startAutoRefresh",
  "stopAutoRefresh",
  "dispose",
  "isThrowOnErrorEnabled",
];
const OF_A_BROWSER = ["mfa.webauthn"];
/** Parts of other calls of the same object. */
const INSIDE_OTHERS = ["fetchJwk", "linkIdentityOAuth", "linkIdentityIdToken", "jwks", "jwks_cached_at"];

/** The names of every call the official client has for a person. */
export function callsOfClient(): string[] {
  const client = new AuthClient({ url: "http://nowhere.invalid", autoRefreshToken: false });
  const own = Object.getOwnPropertyNames(AuthClient.prototype).filter(isPublic);
  const factor = Object.keys(client.mfa).filter((name) => name !== "recoveryCodes");
  const codes = Object.keys(client.mfa.recoveryCodes);
  const known = new Set([...OF_THE_CLIENT, ...OF_A_BROWSER, ...INSIDE_OTHERS]);
  return [
    ...own,
    ...factor.map((name) => `mfa.${name}`),
    ...codes.map((name) => `mfa.recoveryCodes.${name}`),
  ].filter((name) => !known.has(name));
}

/** The names of every call the official client has for the service. */
export function callsOfAdmin(): string[] {
  const api = new GoTrueAdminApi({ url: "http://nowhere.invalid" });
  const own = Object.getOwnPropertyNames(GoTrueAdminApi.prototype).filter(isPublic);
  return [...own, ...Object.keys(api.mfa).map((name) => `mfa.${name}`)];
}

function isPublic(name: string): boolean {
  return name !== "constructor" && !name.startsWith("_");
}

/** The same object, writing down the name of each of its calls. */
export function recorded<T extends object>(target: T, calls: Set<string>, path = ""): T {
  return new Proxy(target, {
    get: (_, key) => {
      const value: unknown = Reflect.get(target, key, target);
      const name = `${path}${String(key)}`;
      if (typeof value === "function") {
        return (...given: unknown[]) => {
          calls.add(name);
          return (value as (...given: unknown[]) => unknown).apply(target, given);
        };
      }
      return value !== null && typeof value === "object" ? recorded(value, calls, `${name}.`) : value;
    },
  });
}
