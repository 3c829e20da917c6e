import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openTestDatabase } from "#testing/database.ts";
import { createRateLimiter } from "./rate-limiter.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let visitor = 0;
beforeEach(() => {
  limit = { ...limit, key: `203.0.113.${++visitor}` };
});

let limit = { name: "letters", key: "", points: 3, durationSeconds: 600 };
const ask = async (limiter: ReturnType<typeof createRateLimiter>, change = {}) =>
  (await limiter.consume({ ...limit, ...change })).allowed;

test("two limiters of one database share one count", async () => {
  const [one, two] = [createRateLimiter({ database, scale: 1 }), createRateLimiter({ database, scale: 1 })];
  const answers = [await ask(one), await ask(two), await ask(one), await ask(two), await ask(one)];
  expect(answers).toEqual([true, true, true, false, false]);
});

test("a refusal says when to come back", async () => {
  const limiter = createRateLimiter({ database, scale: 1 });
  for (let i = 0; i < 3; i++) await ask(limiter);
  const { retryAfterSeconds } = await limiter.consume(limit);
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);
});

test("keys and names have counts of their own", async () => {
  const limiter = createRateLimiter({ database, scale: 1 });
  for (let i = 0; i < 4; i++) await ask(limiter);
  expect(await ask(limiter, { key: "198.51.100.1" })).toBe(true);
  expect(await ask(limiter, { name: "parcels" })).toBe(true);
});

test("requests at the same moment are each counted", async () => {
  const limiter = createRateLimiter({ database, scale: 1 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(limiter)));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test("the scale multiplies the limit", async () => {
  const limiter = createRateLimiter({ database, scale: 2 });
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await ask(limiter));
  expect(answers.filter(Boolean)).toHaveLength(6);
});
