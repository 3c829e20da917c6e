import { createBoundedCache } from "#platform/bounded-cache.ts";
import type { Claims } from "./access-token.ts";

const CAPACITY = 20_000;
const MAX_BYTES = 24_000_000;

/** Remembers the claims of tokens whose signature was checked; the least recently used leave first. */
export function createVerifiedTokens(capacity = CAPACITY) {
  // A token says all that its claims say, so they take about as much again.
  const known = createBoundedCache<Claims>({
    ...{ maxBytes: MAX_BYTES, maxEntries: capacity },
    bytesOf: (_, token) => 3 * token.length,
  });
  return {
    get: (token: string, nowSeconds: number): Claims | undefined => {
      const claims = known.get(token);
      if (!claims) return undefined;
      if (claims.exp > nowSeconds) return claims;
      known.delete(token);
      return undefined;
    },
    put: (token: string, claims: Claims): void => known.set(token, claims),
  };
}
