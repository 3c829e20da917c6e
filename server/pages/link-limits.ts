import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";

/** A page that is opened by a secret, however many slashes or which language stand before it. */
const ADDRESS = /^\/+(?:en\/+)?(proposal|invite|booking|stay|request|kit)\/+([\w-]{20,200})(\.data)?\/*$/;
const DURATION_SECONDS = 600;
const FILES = 60;
const READINGS = 120;

/**
 * What of a linked page is made anew for each who asks, its files and its bare data, is given to an address and by a
 * link only so often: the page itself is kept, and may be opened as one likes.
 */
export function createLinkLimits({ limiter }: Pick<Deps, "limiter">) {
  return async (request: Request, address: string): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, kind, token, isData] = ADDRESS.exec(pathname) ?? [];
    if (!kind || !token || !(isData || searchParams.has("as"))) return;
    const points = searchParams.has("as") ? FILES : READINGS;
    const name = `${kind}-${searchParams.has("as") ? "file" : "data"}`;
    for (const [by, key] of [
      ["address", address],
      ["link", hashLinkToken(token)],
    ] as const) {
      const limit = { name: `${name}-${by}`, points, durationSeconds: DURATION_SECONDS };
      const { allowed, retryAfterSeconds } = await limiter.consume({ ...limit, key });
      if (!allowed) throw refuse("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
    }
  };
}
