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

type Invoice = Insertable<Tables["payout_invoices"]>;

/** Keeps an invoice with the shares it is for; false where the payee has one of that number. */
export async function insertInvoice(
  tx: Tx,
  { invoice, commissionIds }: { invoice: Invoice; commissionIds: readonly string[] },
): Promise<boolean> {
  const made = await tx
    .insertInto("payout_invoices")
    .values(invoice)
    .onConflict((conflict) => conflict.columns(["payee_id", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  await tx
    .insertInto("payout_invoice_rows")
    .values(
      commissionIds.map((commission_id) => ({
        ...{ invoice_id: invoice.id, commission_id, payee_id: invoice.payee_id },
      })),
    )
    .execute();
  return true;
}

const isUsed = sql<boolean>`exists (select from payout_invoice_rows x join payout_rows r
  on r.commission_id = x.commission_id and r.payee_id = x.payee_id and r.is_live where x.invoice_id = i.id)`;

/** A payee's invoices, the latest first. */
export function findInvoices(db: Db | Tx, payeeId: string) {
  return db
    .selectFrom("payout_invoices as i")
    .leftJoin("files as f", "f.id", "i.file_id")
    .select([
      "i.id",
      "i.number",
      "i.currency",
      "i.amount",
      "i.file_id",
      "f.storage_key",
      isUsed.as("is_used"),
    ])
    .where("i.payee_id", "=", payeeId)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id")
    .limit(50)
    .execute();
}

/** The invoices that payouts stand on. */
export function findInvoicesOf(db: Db | Tx, payoutIds: readonly string[]) {
  if (payoutIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("payout_rows as r")
    .innerJoin("payout_invoice_rows as x", (join) =>
      join.onRef("x.commission_id", "=", "r.commission_id").onRef("x.payee_id", "=", "r.payee_id"),
    )
    .innerJoin("payout_invoices as i", "i.id", "x.invoice_id")
    .leftJoin("files as f", "f.id", "i.file_id")
    .distinct()
    .select(["r.payout_id", "i.id", "i.number", "i.amount", "f.storage_key"])
    .where("r.payout_id", "in", payoutIds)
    .orderBy("i.number")
    .execute();
}
export type InvoiceRow = Awaited<ReturnType<typeof findInvoicesOf>>[number];

/** A payee's invoice, and whether a payout stands on it; who changes that holds the commissions it is for. */
export async function findInvoice(tx: Tx, { id, payeeId }: { id: string; payeeId: string }) {
  return tx
    .selectFrom("payout_invoices as i")
    .select(["i.id", "i.file_id", isUsed.as("is_used")])
    .where("i.id", "=", id)
    .where("i.payee_id", "=", payeeId)
    .executeTakeFirst();
}

/** The commissions that an invoice is for. */
export async function findInvoiced(tx: Tx, invoiceId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("payout_invoice_rows")
    .select("commission_id")
    .where("invoice_id", "=", invoiceId)
    .orderBy("commission_id")
    .execute();
  return rows.map(({ commission_id }) => commission_id);
}

export async function deleteInvoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("payout_invoices").where("id", "=", id).execute();
}

/** Takes what names a person out of what they were paid: keys, holders, numbers; the files of it, for them to go. */
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
    .set({ number: null, file_id: null })
    .where("payee_id", "=", payeeId)
    .execute();
  return papers.map(({ file_id }) => file_id);
}
