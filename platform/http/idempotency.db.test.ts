import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Tx } from "#platform/database/database.ts";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import { forgetOldKeys, runOnce } from "./idempotency.ts";

let database: Database;
let runs = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  runs = 0;
  await clearDatabase(database);
});
afterAll(() => database.close());

const once = { scope: "test", key: "a-key-of-mine", request: { a: 1 } };
const work = async (tx: Tx) => {
  runs++;
  await tx
    .insertInto("captured_mails")
    .values({ recipient: "a@example.com", subject: `${runs}`, text: "", html: "" })
    .execute();
  return { run: runs };
};
const rows = () => database.db.selectFrom("captured_mails").select("subject").execute();

test("the same key and request give the same answer and one write", async () => {
  expect(await runOnce(database.db, once, work)).toEqual({ run: 1 });
  expect(await runOnce(database.db, once, work)).toEqual({ run: 1 });
  expect(await rows()).toHaveLength(1);
});

test("ten at the same moment make one write", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => runOnce(database.db, once, work)));
  expect(new Set(answers.map(({ run }) => run))).toEqual(new Set([1]));
  expect(await rows()).toHaveLength(1);
});

test("another request under the same key is refused", async () => {
  await runOnce(database.db, once, work);
  await expect(runOnce(database.db, { ...once, request: { a: 2 } }, work)).rejects.toMatchObject({
    status: 422,
    code: "idempotency_key_reused",
  });
});

test("a write that failed may be tried again under its key", async () => {
  const fail = async () => Promise.reject(new Error("no"));
  await expect(runOnce(database.db, once, fail)).rejects.toThrow("no");
  expect(await runOnce(database.db, once, work)).toEqual({ run: 1 });
});

test("scopes do not share keys, and no key means no memory", async () => {
  await runOnce(database.db, once, work);
  await runOnce(database.db, { ...once, scope: "other" }, work);
  await runOnce(database.db, { ...once, key: undefined }, work);
  expect(await rows()).toHaveLength(3);
});

test.each(["short", "with spaces in it", "x".repeat(129)])("the key %j is refused", async (key) => {
  await expect(runOnce(database.db, { ...once, key }, work)).rejects.toMatchObject({
    code: "validation_failed",
  });
});

test("keys are forgotten after a day", async () => {
  await runOnce(database.db, once, work);
  await forgetOldKeys(database.db, new Date(Date.now() + 25 * 60 * 60 * 1_000));
  expect(await runOnce(database.db, once, work)).toEqual({ run: 2 });
});
