import { AuthError } from "#auth/errors.ts";
import type { Place } from "#auth/sessions/place.ts";
import type { Clock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";

export type AccountGuard = ReturnType<typeof createAccountGuard>;

const FROM_ONE_PLACE = { name: "auth_password_place", points: 10, durationSeconds: 900 };
const FROM_ALL_PLACES = { name: "auth_password_account", points: 50, durationSeconds: 900 };
const MAX_CLOSED = 10_000;

/**
 * Closes an account to passwords after too many wrong ones, whether or not anyone lives there: first to the place
 * they come from, and when they come from many, to every place it was not entered from before. So nobody elsewhere
 * shuts its owner out, and guessing from many places stays as slow. Only failures are counted, and what is closed is
 * kept in memory, so a right password costs no round trip.
 */
export function createAccountGuard({ limiter, clock }: { limiter: RateLimiter; clock: Clock }) {
  const closedUntil = new Map<string, number>();

  function isClosed(key: string): boolean {
    const until = closedUntil.get(key);
    if (until === undefined) return false;
    if (until > clock.now().getTime()) return true;
    closedUntil.delete(key);
    return false;
  }

  function close(key: string, seconds: number): void {
    if (closedUntil.size >= MAX_CLOSED) closedUntil.clear();
    closedUntil.set(key, clock.now().getTime() + seconds * 1_000);
  }

  function refuse(key: string): never {
    const seconds = Math.ceil((closedUntil.get(key)! - clock.now().getTime()) / 1_000);
    throw new AuthError("over_request_rate_limit", {
      headers: { "retry-after": String(Math.max(1, seconds)) },
    });
  }

  async function requireOpen({ account, key, isKnown }: Place): Promise<void> {
    if (isClosed(key)) refuse(key);
    if (isClosed(account) && !(await isKnown())) refuse(account);
  }

  return {
    requireOpen,
    countFailure: async (place: Place): Promise<void> => {
      const here = await limiter.consume({ ...FROM_ONE_PLACE, key: place.key });
      if (!here.allowed) close(place.key, here.retryAfterSeconds);
      else {
        const all = await limiter.consume({ ...FROM_ALL_PLACES, key: place.account });
        if (!all.allowed) close(place.account, all.retryAfterSeconds);
      }
      await requireOpen(place);
    },
  };
}
