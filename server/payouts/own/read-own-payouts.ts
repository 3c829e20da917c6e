import type { Currency } from "#domain/money/money.ts";
import { isCompany } from "#domain/payouts/due.ts";
import type { OwnPayouts } from "#domain/payouts/payouts.ts";
import type { BatchState } from "#domain/payouts/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { type DueRow, findDue, findPayouts, findRows } from "../batches/queries.ts";
import { referenceOf, toPayout } from "../batches/to-payout.ts";
import { pathTo } from "../papers/path-to.ts";
import { findInvoices, findInvoicesOf } from "../papers/queries.ts";

const SHOWN = 12;
type Tools = Pick<Deps, "files" | "clock"> & { db: Db | Tx };

/** What a payee could be paid, their invoices, and their latest payouts row by row. */
export async function readOwnPayouts(deps: Tools, payeeId: string): Promise<OwnPayouts> {
  const { db } = deps;
  const found = await findPayouts(db, { payeeId, limit: SHOWN });
  // What was only drafted is nobody's yet.
  const shown = found.filter(({ state }) => state !== "drafted");
  const ids = shown.map(({ id }) => id);
  const [rows, papers] = [await findRows(db, ids), await findInvoicesOf(db, ids)];
  const payouts: OwnPayouts["payouts"] = [];
  for (const row of shown) {
    const { payee: _payee, ...payout } = await toPayout(deps, row, { rows, invoices: papers });
    payouts.push({
      ...{ ...payout, batch: referenceOf(row.number), state: row.state as BatchState, rate: row.rate },
      ...{ currency: row.currency as Currency, preparedAt: row.created_at.toISOString() },
      ...{ sentAt: row.sent_at?.toISOString() ?? null, settledAt: row.settled_at?.toISOString() ?? null },
    });
  }
  const invoices = (await findInvoices(db, payeeId)).map((invoice) => ({
    ...{ id: invoice.id, number: invoice.number ?? "", currency: invoice.currency as Currency },
    ...{ amount: invoice.amount, isUsed: invoice.is_used },
    path: pathTo(deps, invoice.storage_key, `nf-${invoice.number ?? "0"}`),
  }));
  return { due: sumsOf(await findDue(db, { payeeId })), invoices, payouts };
}

function sumsOf(rows: readonly DueRow[]): OwnPayouts["due"] {
  const groups = Map.groupBy(rows, ({ currency }) => currency);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([currency, own]) => {
      const sum = (some: readonly DueRow[]) => some.reduce((total, { amount }) => total + Number(amount), 0);
      const without = own.filter(
        ({ kind, has_company, has_invoice }) =>
          !has_invoice && isCompany({ keyKind: kind, hasCompany: has_company }),
      );
      return {
        ...{ currency: currency as Currency, amount: sum(own), count: own.length, uninvoiced: sum(without) },
      };
    });
}
