import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LedgerLineQuery } from "#domain/ledger/books.ts";
import type { Entry } from "#domain/ledger/ledger.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { listLines } from "./lines/list-lines.ts";
import { postTransaction, reverseTransaction } from "./post-transaction.ts";
import { readBooks } from "./read-books.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

const at = new Date("2026-03-02T12:00:00Z");
const entry = (account: "cash" | "suspense", amount: number, currency: "EUR" | "BRL" = "EUR"): Entry => ({
  ...{ account, holderId: null, currency, amount },
});
const post = (cause: string, entries: Entry[]) =>
  transact(world.db, (tx) => postTransaction(tx, { cause, entries, actorId: null, at }));
const balances = async () =>
  (await readBooks(world)).accounts.map(({ kind, currency, balance }) => `${kind} ${currency} ${balance}`);

test("a transaction is booked once for its cause, and taken back once by one that names it", async () => {
  const id = await post("payment/1", [entry("cash", 500), entry("suspense", -500)]);
  expect(await post("payment/1", [entry("cash", 500), entry("suspense", -500)])).toBeNull();
  expect(await balances()).toEqual(["cash EUR 500", "suspense EUR -500"]);
  const reverse = () =>
    transact(world.db, (tx) => reverseTransaction(tx, { transactionId: id!, actorId: null, at }));
  await reverse();
  await reverse();
  expect(await balances()).toEqual(["cash EUR 0", "suspense EUR 0"]);
});

test("what does not balance per currency is refused in code", async () => {
  await expect(post("bad/1", [entry("cash", 500), entry("suspense", -499)])).rejects.toThrow(
    "does not balance",
  );
  await expect(post("bad/2", [entry("cash", 500), entry("suspense", -500, "BRL")])).rejects.toThrow(
    "does not balance",
  );
  expect(await post("nothing", [entry("cash", 0)])).toBeNull();
});

test("and by the database, which judges when the transaction ends and adds no line to a booked one", async () => {
  const accounts = await world.db.selectFrom("ledger_accounts").select("id").execute();
  const insert = (transaction_id: string, amount: number) =>
    ({ transaction_id, account_id: accounts[0]!.id, currency: "EUR", amount }) as const;
  const lone = transact(world.db, async (tx) => {
    const id = randomUUID();
    await tx.insertInto("ledger_transactions").values({ id, cause: "lone", at }).execute();
    await tx.insertInto("ledger_entries").values(insert(id, 5)).execute();
  });
  await expect(lone).rejects.toThrow("does not balance");
  const empty = world.db
    .insertInto("ledger_transactions")
    .values({ id: randomUUID(), cause: "empty", at })
    .execute();
  await expect(empty).rejects.toThrow("does not balance");
  const { id } = await world.db.selectFrom("ledger_transactions").select("id").executeTakeFirstOrThrow();
  const later = world.db
    .insertInto("ledger_entries")
    .values([insert(id, 5), insert(id, -5)])
    .execute();
  await expect(later).rejects.toThrow("booked at once");
});

test("nothing in the books is changed or deleted", async () => {
  for (const table of ["ledger_accounts", "ledger_transactions", "ledger_entries"]) {
    const name = sql.table(table);
    await expect(sql`delete from ${name}`.execute(world.db)).rejects.toThrow("only added to");
    await expect(sql`update ${name} set id = id`.execute(world.db)).rejects.toThrow();
  }
});

test("a balance opens its lines, of all months or of one, with what each is for", async () => {
  const usd = (amount: number): Entry[] => [
    { account: "bank_charges", holderId: null, currency: "USD", amount },
    { account: "cash", holderId: null, currency: "USD", amount: -amount },
  ];
  // The first hours of April in UTC are still March in São Paulo.
  const days = { march: "2026-04-01T01:00:00Z", april: "2026-04-02T12:00:00Z" };
  const book = (cause: string, amount: number, day: string) =>
    transact(world.db, (tx) =>
      postTransaction(tx, { cause, entries: usd(amount), actorId: null, at: new Date(day) }),
    );
  const first = await book(`commission/${randomUUID()}/1`, 300, days.march);
  await book(`payout/${randomUUID()}`, 200, days.april);
  await transact(world.db, (tx) =>
    reverseTransaction(tx, { transactionId: first!, actorId: null, at: new Date(days.april) }),
  );
  const cashIn = async (month?: string) => {
    const { accounts } = await readBooks(world, month ? { month } : {});
    return accounts.find(({ kind, currency }) => kind === "cash" && currency === "USD")!;
  };
  expect(await cashIn()).toMatchObject({ opening: 0, given: 300, taken: 500, balance: -200 });
  expect(await cashIn("2026-03")).toMatchObject({ opening: 0, given: 0, taken: 300, balance: -300 });
  const { id, ...april } = await cashIn("2026-04");
  expect(april).toMatchObject({ opening: -300, given: 300, taken: 200, balance: -200 });
  const ask = (asked: object) => listLines(world, id, LedgerLineQuery.parse(asked));
  const all = await ask({});
  expect(all.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(april.balance);
  expect((await ask({ month: "2026-04" })).rows).toMatchObject([
    { cause: "commission", isReversal: true, amount: 300 },
    { cause: "payout", isReversal: false, amount: -200 },
  ]);
});
