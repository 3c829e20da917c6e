import { AuthError } from "#auth/errors.ts";
import { hashToken } from "#auth/tokens/secrets.ts";
import type { Clock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";

export type AccountGuard = ReturnType<typeof createAccountGuard>;

const FAILURES = { name: "auth_password_account", points: 50, durationSeconds: 900 };
const MAX_CLOSED = 10_000;

/**
 * Closes an address to passwords after too many wrong ones, from wherever they came and whether or not anyone
 * lives there; its owner can still come in by mail. Only failures are counted, and a closed address is kept in
 * memory, so a right password costs no round trip.
 */
export function createAccountGuard({ limiter, clock }: { limiter: RateLimiter; clock: Clock }) {
  const closedUntil = new Map<string, number>();

  function refuse(key: string): never {
    const seconds = Math.ceil((closedUntil.get(key)! - clock.now().getTime()) / 1_000);
    throw new AuthError("over_request_rate_limit", {
      headers: { "retry-after": String(Math.max(1, seconds)) },
    });
  }

  return {
    requireOpen: (email: string): void => {
      const key = hashToken(email);
      const until = closedUntil.get(key);
      if (until === undefined) return;
      if (until > clock.now().getTime()) refuse(key);
      closedUntil.delete(key);
    },
    countFailure: async (email: string): Promise<void> => {
      const key = hashToken(email);
      const { allowed, retryAfterSeconds } = await limiter.consume({ ...FAILURES, key });
      if (allowed) return;
      if (closedUntil.size >= MAX_CLOSED) closedUntil.clear();
      closedUntil.set(key, clock.now().getTime() + retryAfterSeconds * 1_000);
      refuse(key);
    },
  };
}
