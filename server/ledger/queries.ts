import { sql } from "kysely";
import type { AccountKind, Entry } from "#domain/ledger/ledger.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Transaction = {
  id: string;
  cause: string;
  reverses_id: string | null;
  actor_id: string | null;
  at: Date;
};

/** Keeps the head of a transaction; false when the same cause was booked before. */
export async function insertTransaction(tx: Tx, row: Transaction): Promise<boolean> {
  const made = await tx
    .insertInto("ledger_transactions")
    .values(row)
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Keeps the lines of a transaction, opening the accounts that they are the first of. */
export async function insertEntries(
  tx: Tx,
  { id, entries }: { id: string; entries: Entry[] },
): Promise<void> {
  // In one order, so that two transactions that open the same accounts do not wait for each other.
  const accounts = entries
    .map(({ account, holderId, currency }) => ({ kind: account as string, holder_id: holderId, currency }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  await tx
    .insertInto("ledger_accounts")
    .values(accounts)
    .onConflict((conflict) => conflict.columns(["kind", "holder_id", "currency"]).doNothing())
    .execute();
  for (const { account, holderId, currency, amount } of entries) {
    await tx
      .insertInto("ledger_entries")
      .columns(["transaction_id", "account_id", "currency", "amount"])
      .expression((eb) =>
        eb
          .selectFrom("ledger_accounts")
          .select([
            sql<string>`${id}::uuid`.as("transaction_id"),
            "id",
            "currency",
            sql<number>`${amount}::bigint`.as("amount"),
          ])
          .where("kind", "=", account)
          .where("currency", "=", currency)
          .where(sql<boolean>`holder_id is not distinct from ${holderId}::uuid`),
      )
      .execute();
  }
}

/** The transaction that a cause booked. */
export async function findBooked(tx: Tx, cause: string): Promise<string> {
  const { id } = await tx
    .selectFrom("ledger_transactions")
    .select("id")
    .where("cause", "=", cause)
    .executeTakeFirstOrThrow();
  return id;
}

/** The lines of a transaction. */
export async function findEntries(tx: Tx, transactionId: string): Promise<Entry[]> {
  const rows = await tx
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_accounts as a", "a.id", "e.account_id")
    .select(["a.kind", "a.holder_id", "e.currency", "e.amount"])
    .where("e.transaction_id", "=", transactionId)
    .orderBy("e.id")
    .execute();
  return rows.map(({ kind, holder_id: holderId, currency, amount }) => ({
    ...{ account: kind as AccountKind, holderId, currency: currency as Currency, amount },
  }));
}

type Days = { from: string; until: string };

/** What every account stood at before some days, was given and gave in them, with the name of who it is kept for. */
export function findBalances(db: Db, days: Days | null) {
  const day = sql`(t.at at time zone 'America/Sao_Paulo')::date`;
  const isBefore = days ? sql<boolean>`${day} < ${days.from}::date` : sql<boolean>`false`;
  const isWithin = days
    ? sql<boolean>`${day} between ${days.from}::date and ${days.until}::date`
    : sql<boolean>`true`;
  return db
    .selectFrom("ledger_accounts as a")
    .leftJoin("ledger_entries as e", "e.account_id", "a.id")
    .leftJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .leftJoin("hotels as h", "h.id", "a.holder_id")
    .leftJoin("profiles as p", "p.id", "a.holder_id")
    .select(["a.id", "a.kind", "a.currency", sql<string | null>`coalesce(h.name, p.full_name)`.as("holder")])
    .select(sql<number>`coalesce(sum(e.amount) filter (where ${isBefore}), 0)::bigint`.as("opening"))
    .select(
      sql<number>`coalesce(sum(e.amount) filter (where e.amount > 0 and ${isWithin}), 0)::bigint`.as("given"),
    )
    .select(
      sql<number>`coalesce(-sum(e.amount) filter (where e.amount < 0 and ${isWithin}), 0)::bigint`.as(
        "taken",
      ),
    )
    .groupBy(["a.id", "h.name", "p.full_name"])
    .orderBy("a.kind")
    .orderBy("a.currency")
    .orderBy("holder")
    .execute();
}
