import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Paper = { fileId: string; userId: string };

/** Keeps whose paper a file is. */
export async function insertPaper(tx: Tx, { fileId, userId, now }: Paper & { now: Date }): Promise<void> {
  await tx.insertInto("payout_files").values({ file_id: fileId, user_id: userId, created_at: now }).execute();
}

/** Whether a file is a paper that somebody sent. */
export async function isPaperOf(tx: Tx, { fileId, userId }: Paper): Promise<boolean> {
  const found = await tx
    .selectFrom("payout_files")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The batch that a payout of somebody's is in. */
export async function findBatchOf(
  tx: Tx,
  { payoutId, payeeId }: { payoutId: string; payeeId: string },
): Promise<string | null> {
  const found = await tx
    .selectFrom("payouts")
    .select("batch_id")
    .where("id", "=", payoutId)
    .where("payee_id", "=", payeeId)
    .executeTakeFirst();
  return found?.batch_id ?? null;
}

/** Keeps an invoice; false where the payee has one of that number. */
export async function insertInvoice(
  tx: Tx,
  invoice: Insertable<Tables["payout_invoices"]>,
): Promise<boolean> {
  const made = await tx
    .insertInto("payout_invoices")
    .values(invoice)
    .onConflict((conflict) =>
      conflict.columns(["payee_id", "number"]).where("is_live", "=", true).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

// Of the time before the rate was fixed first, invoices name shares; since then each names its payout.
const isUsed = sql<boolean>`(i.is_live and (exists (select from payouts o join payout_batches g on g.id = o.batch_id
    where o.id = i.payout_id and g.state <> 'drafted')
  or exists (select from payout_invoice_rows x join payout_rows r
    on r.commission_id = x.commission_id and r.payee_id = x.payee_id and r.is_live where x.invoice_id = i.id)))`;

const selectInvoices = (db: Db | Tx) =>
  db
    .selectFrom("payout_invoices as i")
    .leftJoin("files as f", "f.id", "i.file_id")
    .select(["i.id", "i.payout_id", "i.is_live", "i.number", "i.currency", "i.amount", "i.file_id"])
    .select(["i.taker_name", "i.taker_cnpj", "i.city", "i.service_code", "i.competence", "i.regime"])
    .select(["i.iss", "i.other", "i.other_word", "f.storage_key", isUsed.as("is_used")]);
export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number];

/** A payee's invoices, the latest first. */
export function findInvoices(db: Db | Tx, payeeId: string) {
  return selectInvoices(db)
    .where("i.payee_id", "=", payeeId)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id")
    .limit(50)
    .execute();
}

/** The invoices that payouts stand on, or once stood. */
export async function findInvoicesOf(
  db: Db | Tx,
  payoutIds: readonly string[],
): Promise<(InvoiceRow & { of: string })[]> {
  if (payoutIds.length === 0) return [];
  const own = selectInvoices(db)
    .select(sql<string>`i.payout_id`.as("of"))
    .where("i.payout_id", "in", payoutIds)
    .orderBy("i.number");
  const before = selectInvoices(db)
    .innerJoin("payout_invoice_rows as x", "x.invoice_id", "i.id")
    .innerJoin("payout_rows as r", (join) =>
      join.onRef("x.commission_id", "=", "r.commission_id").onRef("x.payee_id", "=", "r.payee_id"),
    )
    .distinct()
    .select("r.payout_id as of")
    .where("i.payout_id", "is", null)
    .where("r.payout_id", "in", payoutIds)
    .orderBy("i.number");
  return [...(await own.execute()), ...(await before.execute())];
}

/** A payee's invoice, and whether its payout went on; who changes that holds the batch. */
export function findInvoice(tx: Tx, { id, payeeId }: { id: string; payeeId: string }) {
  return selectInvoices(tx).where("i.id", "=", id).where("i.payee_id", "=", payeeId).executeTakeFirst();
}

export async function deleteInvoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("payout_invoices").where("id", "=", id).execute();
}

/** Takes what names a person out of what they were paid: keys, holders, numbers, words; the files of it, for them to go. */
export async function forgetPapers(tx: Tx, payeeId: string): Promise<string[]> {
  await tx
    .updateTable("payouts")
    .set({ key: null, key_kind: null, holder: null })
    .where("payee_id", "=", payeeId)
    .execute();
  // A proof that an administrator or a hotel sent stays with what it proves.
  const papers = await tx
    .selectFrom("payout_files as x")
    .leftJoin("payouts as p", "p.proof_file_id", "x.file_id")
    .leftJoin("payment_declarations as d", "d.proof_file_id", "x.file_id")
    .select("x.file_id")
    .where("x.user_id", "=", payeeId)
    .where("p.id", "is", null)
    .where("d.id", "is", null)
    .execute();
  await tx
    .updateTable("payout_invoices")
    .set({ number: null, file_id: null, other_word: "" })
    .where("payee_id", "=", payeeId)
    .execute();
  return papers.map(({ file_id }) => file_id);
}
