import { type EntryCause, entryCauses, type LedgerLine, type LedgerLineQuery } from "#domain/ledger/books.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Deps } from "../../deps.ts";
import { findLines, type LineRow } from "./queries.ts";

/** The lines of an account that a question leaves, the latest first. */
export async function listLines({ db }: Pick<Deps, "db">, account: number, query: LedgerLineQuery) {
  const { rows, ...list } = await findLines(db, account, query);
  return { ...list, rows: rows.map(toLine) };
}

function toLine(row: LineRow): LedgerLine {
  return {
    ...{ id: Number(row.id), at: row.at.toISOString(), cause: causeOf(row), reference: row.reference },
    ...{ isReversal: row.is_reversal, commissionId: row.commission_id, batchId: row.batch_id },
    ...{ currency: row.currency as Currency, amount: Number(row.amount) },
  };
}

const causeOf = ({ cause }: Pick<LineRow, "cause">): EntryCause =>
  (entryCauses as readonly string[]).includes(cause) ? (cause as EntryCause) : "other";
