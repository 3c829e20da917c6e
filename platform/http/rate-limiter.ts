import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#platform/database/database.ts";

export type Limit = { name: string; points: number; durationSeconds: number };
export type LimitAnswer = { allowed: boolean; retryAfterSeconds: number };
export type RateLimiter = { consume: (request: Limit & { key: string }) => Promise<LimitAnswer> };

/** Counts in the database, so that a limit holds across processes; `scale` multiplies every limit. */
export function createRateLimiter({ database, scale }: { database: Database; scale: number }): RateLimiter {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.execute(text, values),
  };
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterFor({ name, points, durationSeconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      // One sweep a process is enough.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points: points * scale,
      duration: durationSeconds,
      inMemoryBlockOnConsumed: points * scale,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    consume: async ({ key, ...limit }) => {
      try {
        await limiterFor(limit).consume(key);
        return { allowed: true, retryAfterSeconds: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
      }
    },
  };
}
