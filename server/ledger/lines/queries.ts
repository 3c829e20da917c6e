import { sql } from "kysely";
import { daysOfMonth } from "#domain/accountability/accountability.ts";
import type { LedgerLineQuery } from "#domain/ledger/books.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const UUID = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";
/** What a line stands on: the cause of its transaction, or of the one that this takes back. */
const cause = sql<string>`coalesce(o.cause, t.cause)`;
const kind = sql<string>`split_part(${cause}, '/', 1)`;
const subject = sql<string | null>`(case when split_part(${cause}, '/', 2) ~ ${sql.lit(UUID)}
  then split_part(${cause}, '/', 2)::uuid end)`;
const reference = sql<string>`coalesce(b.reference, p.reference, 'RP-' || lpad(y.number::text, 4, '0'), '')`;

function selectLines(db: Db, account: number) {
  return db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .leftJoin("ledger_transactions as o", "o.id", "t.reverses_id")
    .leftJoin("payments as p", (join) => join.on(sql<boolean>`${kind} = 'payment' and p.id = ${subject}`))
    .leftJoin("payout_claims as k", (join) => join.on(sql<boolean>`${kind} = 'claim' and k.id = ${subject}`))
    .leftJoin("payouts as x", (join) => join.on(sql<boolean>`${kind} = 'payout' and x.id = ${subject}`))
    .leftJoin("payout_batches as y", "y.id", "x.batch_id")
    .leftJoin("commissions as c", (join) =>
      join.on(sql<boolean>`c.id = case ${kind} when 'commission' then ${subject} else k.commission_id end`),
    )
    .leftJoin("bookings as b", "b.id", "c.booking_id")
    .select(["e.id", "t.at", "e.currency", "e.amount", "c.id as commission_id", "y.id as batch_id"])
    .select([kind.as("cause"), reference.as("reference")])
    .select(sql<boolean>`t.reverses_id is not null`.as("is_reversal"))
    .where("e.account_id", "=", account);
}
export type LineRow = Awaited<ReturnType<typeof findLines>>["rows"][number];

const shape: ListShape = {
  key: { by: sql`e.id`, kind: "integer" },
  sorts: { at: { by: sql`t.at`, kind: "time" } },
  search: (pattern) => sql`fold_text(${reference}) like ${pattern}`,
  filters: {
    month: (month: string) => {
      const { from, until } = daysOfMonth(month);
      return sql`(t.at at time zone 'America/Sao_Paulo')::date between ${from}::date and ${until}::date`;
    },
  },
};

/** The lines of an account that a question leaves, some at a time. */
export function findLines(db: Db, account: number, query: LedgerLineQuery) {
  return readList(db, selectLines(db, account), shape, query);
}
