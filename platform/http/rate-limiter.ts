import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#platform/database/database.ts";

export type Limit = { name: string; points: number; durationSeconds: number };
export type LimitAnswer = { allowed: boolean; retryAfterSeconds: number };
export type RateLimiter = { consume: (request: Limit & { key: string }) => Promise<LimitAnswer> };

type Limiters = Map<string, RateLimiterAbstract>;

/** An embedded database belongs to one process, whose memory is the one place to count in; nothing is written. */
const inMemory = new WeakMap<Database, Limiters>();

/** Counts where all processes of the database meet, so that a limit holds across them; `scale` multiplies every limit. */
export function createRateLimiter({ database, scale }: { database: Database; scale: number }): RateLimiter {
  const isShared = database.kind === "postgres";
  const limiters: Limiters = (isShared ? undefined : inMemory.get(database)) ?? new Map();
  if (!isShared) inMemory.set(database, limiters);

  function limiterFor({ name, points, durationSeconds }: Limit): RateLimiterAbstract {
    const allowed = points * scale;
    const known = limiters.get(`${name} ${allowed}`);
    if (known) return known;
    const limit = { keyPrefix: name, points: allowed, duration: durationSeconds };
    const limiter = isShared ? countInDatabase(limit) : new RateLimiterMemory(limit);
    limiters.set(`${name} ${allowed}`, limiter);
    return limiter;
  }

  function countInDatabase(limit: { keyPrefix: string; points: number; duration: number }) {
    return new RateLimiterPostgres({
      ...limit,
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) => database.execute(text, values),
      },
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      // One sweep a process is enough.
      clearExpiredByTimeout: limiters.size === 0,
      inMemoryBlockOnConsumed: limit.points,
    });
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
