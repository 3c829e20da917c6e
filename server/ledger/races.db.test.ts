import { expect } from "vitest";
import type { Entry } from "#domain/ledger/ledger.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { postTransaction } from "./post-transaction.ts";

const race = openRaces();

const at = new Date("2026-03-02T12:00:00Z");
/** What somebody is owed, out of suspense. */
const owed = (holderId: string, amount: number): Entry[] => [
  { account: "suspense", holderId: null, currency: "EUR", amount },
  { account: "payable", holderId, currency: "EUR", amount: -amount },
];
const post = (tx: Tx, cause: string, entries: Entry[]) =>
  postTransaction(tx, { cause, entries, actorId: null, at });

race(
  "what two book for one cause is booked once, and two that open an account open one",
  {
    keys: {
      "server/ledger/queries.ts#insertTransaction": "ledger_transactions_cause_key",
      "server/ledger/queries.ts#insertEntries": "ledger_accounts_kind_holder_id_currency_key",
    },
  },
  async ({ db }) => {
    const [holderId, cause] = [crypto.randomUUID(), crypto.randomUUID()];
    const again = await whileOpen(
      db,
      (tx) => post(tx, cause, owed(holderId, 500)),
      () => transact(db, (tx) => post(tx, cause, owed(holderId, 500))),
    );
    expect(again).toBeNull();
    const other = crypto.randomUUID();
    await whileOpen(
      db,
      (tx) => post(tx, crypto.randomUUID(), owed(other, 200)),
      () => transact(db, (tx) => post(tx, crypto.randomUUID(), owed(other, 300))),
    );
    const accounts = await db
      .selectFrom("ledger_accounts as a")
      .innerJoin("ledger_entries as e", "e.account_id", "a.id")
      .select(({ fn }) => ["a.id", fn.sum<string>("e.amount").as("amount")])
      .where("a.holder_id", "in", [holderId, other])
      .groupBy("a.id")
      .execute();
    expect(accounts.map(({ amount }) => Number(amount))).toEqual([-500, -500]);
  },
);
