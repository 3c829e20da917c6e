import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { PayoutBatchQuery } from "#domain/payouts/payouts.ts";
import { batchStates } from "#domain/payouts/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

/**
 * What is still to be paid of shares: of approved ones of the house's route, of the house line of direct ones once the
 * override is there (loop: money), and, below zero, of what came to less after it was paid; with what is known of
 * their payees.
 */
export function findDue(db: Db | Tx, { payeeId, currency }: { payeeId?: string; currency?: string }) {
  const amount = sql<number>`(case c.route when 'house' then s.hotel_line else 0 end + s.house_line
    - coalesce((select sum(r.amount) from payout_rows r where r.commission_id = s.commission_id
        and r.payee_id = s.payee_id and r.is_live), 0)
    + coalesce((select sum(k.amount) from payout_claims k where c.is_clawed and k.commission_id = s.commission_id
        and k.payee_id = s.payee_id), 0))::bigint`;
  return db
    .selectFrom("commission_shares as s")
    .innerJoin("commissions as c", "c.id", "s.commission_id")
    .leftJoin("profiles as p", "p.id", "s.payee_id")
    .leftJoin("payout_details as d", "d.user_id", "s.payee_id")
    .leftJoin("profile_details as f", "f.user_id", "s.payee_id")
    .leftJoin("agencies as a", "a.id", "f.agency_id")
    .select(["s.commission_id", "s.payee_id", "c.currency", "c.route", amount.as("amount")])
    .select(["p.full_name as payee_name", "d.kind", "d.key", "d.holder", "d.version as details_version"])
    .select([sql<boolean>`a.cnpj is not null`.as("has_company"), sql<boolean>`p.id is null`.as("has_left")])
    .where(
      sql<boolean>`(c.state = 'approved' or c.is_clawed or (c.route = 'direct' and c.override > 0 and c.received = c.override
        and c.state in ('confirmed', 'declared_paid', 'settled')))`,
    )
    .where(amount, "<>", 0)
    .$if(payeeId !== undefined, (query) => query.where("s.payee_id", "=", payeeId!))
    .$if(currency !== undefined, (query) => query.where("c.currency", "=", currency!))
    .orderBy("s.commission_id")
    .orderBy("s.payee_id")
    .execute();
}
export type DueRow = Awaited<ReturnType<typeof findDue>>[number];

/** Holds commissions until the transaction ends, in one order. */
export async function holdCommissions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom("commissions")
    .select("id")
    .where("id", "in", [...new Set(ids)])
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function insertBatch(tx: Tx, row: Insertable<Tables["payout_batches"]>): Promise<void> {
  await tx.insertInto("payout_batches").values(row).execute();
}

type NewRow = Insertable<Tables["payout_rows"]>;

export async function insertPayout(
  tx: Tx,
  { payout, rows }: { payout: Insertable<Tables["payouts"]>; rows: NewRow[] },
): Promise<void> {
  await tx.insertInto("payouts").values(payout).execute();
  await tx.insertInto("payout_rows").values(rows).execute();
}

function selectBatches(db: Db | Tx) {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  return db
    .selectFrom("payout_batches as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("payouts as p")
          .select([
            sum("p.gross").as("gross"),
            sum("p.paid_gross").as("paid_gross"),
            sum("p.withheld").as("withheld"),
            sum("p.net").as("net"),
            sql<number>`count(*)::int`.as("payees"),
            sql<number>`(select count(*)::int from payout_rows r join payouts o on o.id = r.payout_id
              where o.batch_id = b.id and o.taken_out_at is null)`.as("rows"),
          ])
          .whereRef("p.batch_id", "=", "b.id")
          .where("p.taken_out_at", "is", null)
          .as("t"),
      (join) => join.onTrue(),
    )
    .leftJoin("profiles as one", "one.id", "b.prepared_by")
    .leftJoin("profiles as two", "two.id", "b.approved_by")
    .leftJoin("profiles as three", "three.id", "b.reversed_by")
    .selectAll("b")
    .select(["t.gross", "t.paid_gross", "t.withheld", "t.net", "t.payees", "t.rows"])
    .select(["one.full_name as prepared_name", "two.full_name as approved_name"])
    .select("three.full_name as reversed_name");
}
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/** The state is a facet, the reference and names are searched. */
const shape: ListShape = {
  key: { by: sql`b.id`, kind: "uuid" },
  sorts: { createdAt: { by: sql`b.created_at`, kind: "time" } },
  search: (pattern) =>
    sql`(fold_text('RP-' || lpad(b.number::text, 4, '0')) like ${pattern} or exists (select from payouts o
      join profiles f on f.id = o.payee_id where o.batch_id = b.id and fold_text(f.full_name) like ${pattern}))`,
  filters: { state: (state: string) => sql`b.state = ${state}` },
  facets: { state: batchStates },
};

/** Batches that a question leaves, some at a time. */
export function findBatches(db: Db, query: PayoutBatchQuery) {
  return readList(db, selectBatches(db), shape, query);
}

export function findBatch(db: Db | Tx, id: string) {
  return selectBatches(db).where("b.id", "=", id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function holdBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  await tx.selectFrom("payout_batches").select("id").where("id", "=", id).forUpdate().execute();
  return findBatch(tx, id);
}

/** Changes a batch, which has another version from then on. */
export async function updateBatch(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["payout_batches"]> },
): Promise<void> {
  await tx
    .updateTable("payout_batches")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function updatePayout(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["payouts"]> },
): Promise<void> {
  await tx.updateTable("payouts").set(changes).where("id", "=", id).execute();
}

/** What each payee gets of a batch, or what one payee ever got, the latest first; who was taken out gets nothing of it. */
export function findPayouts(db: Db | Tx, of: { batchId: string } | { payeeId: string; limit: number }) {
  const query = db
    .selectFrom("payouts as p")
    .innerJoin("payout_batches as b", "b.id", "p.batch_id")
    .leftJoin("profiles as f", "f.id", "p.payee_id")
    .leftJoin("payout_details as d", "d.user_id", "p.payee_id")
    .leftJoin("files as x", "x.id", "p.proof_file_id")
    .leftJoin("payout_invoices as i", (join) =>
      join.onRef("i.payout_id", "=", "p.id").on("i.is_live", "=", true),
    )
    .where("p.taken_out_at", "is", null)
    .selectAll("p")
    .select(["b.number", "b.state", "b.currency", "b.rate", "b.rate_on", "b.prepared_by"])
    .select(["b.created_at", "b.sent_at", "b.settled_at"])
    .select(["f.full_name as payee_name", "d.version as current_details", "x.storage_key as proof_key"])
    .select(["i.id as invoice_id", "i.regime"]);
  return "batchId" in of
    ? query.where("p.batch_id", "=", of.batchId).orderBy("f.full_name").orderBy("p.id").execute()
    : query
        .where("p.payee_id", "=", of.payeeId)
        .orderBy("b.created_at", "desc")
        .orderBy("p.id")
        .limit(of.limit)
        .execute();
}
export type PayoutRow = Awaited<ReturnType<typeof findPayouts>>[number];

/** Who was taken out of a batch, and why, in that order. */
export function findTakenOut(db: Db | Tx, batchId: string) {
  return db
    .selectFrom("payouts as p")
    .leftJoin("profiles as f", "f.id", "p.payee_id")
    .select(["p.id", "p.payee_id", "f.full_name as payee_name", "p.gross"])
    .select(["p.taken_out_at", "p.taken_out_reason"])
    .where("p.batch_id", "=", batchId)
    .where("p.taken_out_at", "is not", null)
    .orderBy("p.taken_out_at")
    .orderBy("p.id")
    .execute();
}

/** Everybody who ever had a hand in a batch: who prepared it, and who changed what is kept back, also once. */
export function handsOf({ batch, payouts }: { batch: BatchRow; payouts: PayoutRow[] }): (string | null)[] {
  return [batch.prepared_by, ...payouts.flatMap(({ hands, edited_by: last }) => [...hands, last])];
}

/** The rows of payouts with what they stand on. */
export function findRows(db: Db | Tx, payoutIds: readonly string[]) {
  if (payoutIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("payout_rows as r")
    .innerJoin("commissions as c", "c.id", "r.commission_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .innerJoin("hotels as h", "h.id", "c.hotel_id")
    .select(["r.payout_id", "r.commission_id", "r.amount", "r.paid", "b.reference", "h.name as hotel"])
    .where("r.payout_id", "in", payoutIds)
    .orderBy("b.reference")
    .orderBy("r.commission_id")
    .execute();
}
export type RowRow = Awaited<ReturnType<typeof findRows>>[number];

/**
 * Lets the rows of payouts go, so that they can be paid anew, and with them their invoices; both stay where they were
 * as a story.
 */
export async function freeRows(tx: Tx, payoutIds: readonly string[]): Promise<void> {
  const change = { is_live: false };
  await tx.updateTable("payout_rows").set(change).where("payout_id", "in", payoutIds).execute();
  await tx.updateTable("payout_invoices").set(change).where("payout_id", "in", payoutIds).execute();
}

/** How far the payouts of a commission's shares are: one entry for each share with something to pay. */
export function findShareStates(tx: Tx, commissionId: string) {
  return tx
    .selectFrom("commission_shares as s")
    .leftJoin("payout_rows as r", (join) =>
      join
        .onRef("r.commission_id", "=", "s.commission_id")
        .onRef("r.payee_id", "=", "s.payee_id")
        .on("r.is_live", "=", true)
        // What comes back of a share does not change where it is.
        .on("r.amount", ">", 0),
    )
    .leftJoin("payouts as p", "p.id", "r.payout_id")
    .leftJoin("payout_batches as b", "b.id", "p.batch_id")
    .select("b.state")
    .where("s.commission_id", "=", commissionId)
    .where(sql<boolean>`s.hotel_line + s.house_line > 0`)
    .execute();
}

/** Everybody who looks after the house. */
export function findAdministrators(tx: Tx) {
  return tx
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.id", "r.user_id")
    .select("p.id")
    .where("r.role", "=", "admin")
    .where("p.status", "=", "active")
    .execute();
}
