import type { Clock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/http/rate-limiter.ts";

/** Counts by the test's own clock; without limits it allows everything. */
export function createTestLimiter(clock: Clock, hasLimits: boolean): RateLimiter & { clear: () => void } {
  const windows = new Map<string, { used: number; endsAt: number }>();
  return {
    clear: () => windows.clear(),
    consume: async ({ name, key, points, durationSeconds }) => {
      if (!hasLimits) return { allowed: true, retryAfterSeconds: 0 };
      const now = clock.now().getTime();
      const known = windows.get(`${name}:${key}`);
      const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + durationSeconds * 1_000 };
      window.used += 1;
      windows.set(`${name}:${key}`, window);
      const retryAfterSeconds = Math.ceil((window.endsAt - now) / 1_000);
      return { allowed: window.used <= points, retryAfterSeconds };
    },
  };
}
