import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import type { Database, Tx } from "./database.ts";
import { type OnceTx, transact, transactOnce, watchRepeats } from "./transact.ts";
import { type Ending, gather } from "./transaction-endings.ts";

let database: Database;
let repeats: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await clearDatabase(database);
  repeats = [];
  watchRepeats(database.db, ({ code, isLast }) => repeats.push(isLast ? `${code} given up` : code));
});
afterAll(() => database.close());

const put = (tx: Tx, key: string) =>
  tx.insertInto("idempotency_keys").values({ scope: "test", key, request_hash: "h" }).execute();
const keys = async () =>
  (await database.db.selectFrom("idempotency_keys").select("key").orderBy("key").execute()).map(
    ({ key }) => key,
  );
/** Ends a transaction as the database does for another's sake. */
const end = (tx: Tx, code: string) =>
  sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`).execute(tx);

test.each(["40P01", "40001"])("what ended with %s is carried out again, from its beginning", async (code) => {
  let attempt = 0;
  const answer = await transact(database.db, async (tx) => {
    attempt += 1;
    await put(tx, `try-${attempt}`);
    if (attempt < 3) await end(tx, code);
    return attempt;
  });
  expect([answer, await keys(), repeats]).toEqual([3, ["try-3"], [code, code]]);
});

test("it is given up after a few times, with the database's own word", async () => {
  let attempts = 0;
  const work = transact(database.db, async (tx) => {
    attempts += 1;
    await end(tx, "40P01");
  });
  await expect(work).rejects.toMatchObject({ code: "40P01" });
  expect([attempts, repeats.at(-1), repeats.length]).toEqual([5, "40P01 given up", 5]);
});

test("any other failure is not tried again, nor is work that is done once", async () => {
  let attempts = 0;
  const failing = (code: string) => async (tx: Tx) => {
    attempts += 1;
    await end(tx, code);
  };
  await expect(transact(database.db, failing("23505"))).rejects.toMatchObject({ code: "23505" });
  await expect(transactOnce(database.db, failing("40P01"))).rejects.toMatchObject({ code: "40P01" });
  expect([attempts, repeats]).toEqual([2, []]);
});

test("what reaches out of the database does not compile in a transaction that may be repeated", async () => {
  const send = async (_tx: OnceTx) => "sent";
  expect(await transactOnce(database.db, send)).toBe("sent");
  // @ts-expect-error: send asks for a transaction that is carried out once
  expect(await transact(database.db, send)).toBe("sent");
});

test("what was gathered is done together at the end, by place, and anew with each try", async () => {
  const done: string[] = [];
  const last: Ending<string> = { place: 2, settle: async (_tx, items) => void done.push(`last ${items}`) };
  const first: Ending<string> = {
    place: 1,
    settle: async (tx, items) => {
      done.push(`first ${items}`);
      gather(tx, last, "of the first");
    },
  };
  let attempt = 0;
  await transact(database.db, async (tx) => {
    attempt += 1;
    gather(tx, last, `l${attempt}`);
    gather(tx, first, `f${attempt}`);
    gather(tx, first, "g");
    if (attempt === 1) await end(tx, "40001");
    done.push("work");
  });
  expect(done).toEqual(["work", "first f2,g", "last l2,of the first"]);
});

test("nothing can be gathered where no end comes", async () => {
  const ending: Ending<string> = { place: 1, settle: async () => undefined };
  const bare = database.db.transaction().execute(async (tx) => gather(tx, ending, "lost"));
  await expect(bare).rejects.toThrow("use transact");
});
