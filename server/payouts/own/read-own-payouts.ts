import type { Currency } from "#domain/money/money.ts";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import type { BatchState } from "#domain/payouts/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { type DueRow, findDue, findPayouts, findRows, type PayoutRow } from "../batches/queries.ts";
import { paperOf } from "../batches/ready-batch.ts";
import { referenceOf, toPayout } from "../batches/to-payout.ts";
import { findInvoices, findInvoicesOf } from "../papers/queries.ts";
import { toInvoice } from "../papers/to-invoice.ts";

const SHOWN = 12;
type Tools = Pick<Deps, "files" | "clock" | "config"> & { db: Db | Tx };

/** What a payee could be paid, which invoices are asked of them, those that count no more, and their latest payouts. */
export async function readOwnPayouts(deps: Tools, payeeId: string): Promise<OwnPayouts> {
  const { db } = deps;
  const found = await findPayouts(db, { payeeId, limit: SHOWN });
  const ids = found.map(({ id }) => id);
  const [rows, papers] = [await findRows(db, ids), await findInvoicesOf(db, ids)];
  const payouts: OwnPayouts["payouts"] = [];
  // What was only drafted is nobody's yet; a company is asked for its invoice.
  for (const row of found.filter(({ state }) => state !== "drafted")) {
    const { payee: _payee, ...payout } = await toPayout(deps, row, { rows, invoices: papers });
    payouts.push({
      ...{ ...payout, batch: referenceOf(row.number), state: row.state as BatchState, rate: row.rate },
      ...{ currency: row.currency as Currency, preparedAt: row.created_at.toISOString() },
      ...{ sentAt: row.sent_at?.toISOString() ?? null, settledAt: row.settled_at?.toISOString() ?? null },
    });
  }
  const invoices = await findInvoices(db, payeeId);
  const { company } = await readSettings(deps);
  return {
    due: sumsOf(await findDue(db, { payeeId })),
    asked: found
      .filter((row) => row.state === "drafted" && row.needs_invoice)
      .map((row) => {
        const count = rows.filter(({ payout_id }) => payout_id === row.id).length;
        const paper = invoices.find(({ id }) => id === row.invoice_id);
        return { ...askedOf(row), count, invoice: paper ? toInvoice(deps, paper) : null };
      }),
    taker: company,
    invoices: invoices.filter(({ is_live }) => !is_live).map((row) => toInvoice(deps, row)),
    payouts,
  };
}

function askedOf(row: PayoutRow) {
  return {
    ...{ payoutId: row.id, batch: referenceOf(row.number), currency: row.currency as Currency },
    ...{ gross: row.gross, amount: row.paid_gross, rate: row.rate, rateOn: row.rate_on, paper: paperOf(row) },
  };
}

function sumsOf(rows: readonly DueRow[]): OwnPayouts["due"] {
  const groups = Map.groupBy(rows, ({ currency }) => currency);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([currency, own]) => ({
      ...{ currency: currency as Currency, count: own.length },
      amount: own.reduce((total, { amount }) => total + Number(amount), 0),
    }));
}
