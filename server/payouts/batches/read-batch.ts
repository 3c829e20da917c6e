import type { Currency } from "#domain/money/money.ts";
import type {
  PayoutBatch,
  PayoutBatchList,
  PayoutBatchQuery,
  PayoutBatchSummary,
} from "#domain/payouts/payouts.ts";
import { approvalBlocker, type BatchState, batchStates, canMoveBatch } from "#domain/payouts/states.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findInvoicesOf } from "../papers/queries.ts";
import { readTaxesOn } from "../taxes/tax-rates.ts";
import {
  type BatchRow,
  findBatch,
  findBatches,
  findPayouts,
  findRows,
  findTakenOut,
  handsOf,
} from "./queries.ts";
import { batchLack } from "./ready-batch.ts";
import { referenceOf, toPayout } from "./to-payout.ts";

type Tools = Pick<Deps, "files" | "clock"> & { db: Db | Tx };

/** Batches of payouts that a question leaves, some at a time. */
export async function listBatches({ db }: { db: Db }, query: PayoutBatchQuery): Promise<PayoutBatchList> {
  const { rows, ...rest } = await findBatches(db, query);
  return { ...rest, rows: rows.map(toSummary) } as PayoutBatchList;
}

/** One batch with what each payee gets and where it may go, as an administrator reads it. */
export async function readBatch(
  deps: Tools,
  { id, actor }: { id: string; actor: Actor },
): Promise<PayoutBatch> {
  const batch = await findBatch(deps.db, id);
  if (!batch) throw refuse("not_found");
  const payouts = await findPayouts(deps.db, { batchId: id });
  const ids = payouts.map((payout) => payout.id);
  const [rows, invoices] = [await findRows(deps.db, ids), await findInvoicesOf(deps.db, ids)];
  const taxes = await readTaxesOn(deps.db, houseDay(deps.clock.now()));
  const out = await findTakenOut(deps.db, id);
  const state = batch.state as BatchState;
  const hands = handsOf({ batch, payouts });
  const shown = [];
  for (const payout of payouts) shown.push(await toPayout(deps, payout, { rows, invoices, taxes }));
  return {
    ...toSummary(batch),
    ...{ approvedAt: iso(batch.approved_at), sentAt: iso(batch.sent_at), settledAt: iso(batch.settled_at) },
    ...{ reversedAt: iso(batch.reversed_at), reversedBy: batch.reversed_name, reason: batch.reason },
    payouts: shown,
    takenOut: out.map((one) => ({
      ...{ payee: { id: one.payee_id, name: one.payee_name ?? "" }, gross: one.gross },
      ...{ reason: one.taken_out_reason ?? "", at: one.taken_out_at!.toISOString() },
    })),
    moves: batchStates.filter((to) => canMoveBatch(state, to)),
    blocker:
      state === "drafted"
        ? approvalBlocker({
            ...{ approverId: actor.id, hands, hasUsedFactor: actor.hasUsedFactor === true },
          })
        : null,
    lacks: state === "drafted" ? batchLack(payouts) : null,
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

function toSummary(row: BatchRow): PayoutBatchSummary {
  return {
    ...{ id: row.id, reference: referenceOf(row.number), currency: row.currency as Currency },
    ...{ rate: row.rate, rateOn: row.rate_on, state: row.state as BatchState, payees: row.payees },
    ...{ rows: row.rows, gross: Number(row.gross), paidGross: Number(row.paid_gross) },
    paidCurrency: "BRL",
    ...{ withheld: Number(row.withheld), net: Number(row.net), preparedBy: row.prepared_name ?? "" },
    ...{ approvedBy: row.approved_name, createdAt: row.created_at.toISOString(), version: row.version },
  };
}
