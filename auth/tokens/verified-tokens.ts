import type { Claims } from "./access-token.ts";

const CAPACITY = 20_000;

/** Remembers the claims of tokens whose signature was checked; the least recently used leave first. */
export function createVerifiedTokens(capacity = CAPACITY) {
  const known = new Map<string, Claims>();
  return {
    get: (token: string, nowSeconds: number): Claims | undefined => {
      const claims = known.get(token);
      if (!claims) return undefined;
      known.delete(token);
      if (claims.exp <= nowSeconds) return undefined;
      known.set(token, claims);
      return claims;
    },
    put: (token: string, claims: Claims): void => {
      known.set(token, claims);
      if (known.size > capacity) known.delete(known.keys().next().value!);
    },
  };
}
