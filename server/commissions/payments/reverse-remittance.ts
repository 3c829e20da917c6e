import { randomUUID } from "node:crypto";
import { givenBack } from "#domain/commissions/postings.ts";
import type { RemittanceReversal, Suspense } from "#domain/commissions/transfers.ts";
import type { Currency } from "#domain/money/money.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction, reverseCause } from "../../ledger/post-transaction.ts";
import { readSuspense } from "./match-suspense.ts";
import { endWaiting, hasMatches, holdPayment } from "./queries.ts";

type Input = { id: string; reversal: RemittanceReversal; actorId: string; once: Once };

/**
 * Takes back what still waits of a transfer, with a reason. Where nothing of it ever counted, its transaction is
 * reversed and its reference is free again; otherwise what was matched stands, and only the rest goes.
 */
export async function reverseRemittance(
  deps: Deps,
  { id, reversal: { reason }, actorId, once }: Input,
): Promise<Suspense> {
  return runOnce(deps.db, once, async (tx) => {
    const payment = await holdPayment(tx, id);
    if (!payment) throw refuse("not_found");
    const { unmatched, amount, reference } = payment;
    if (unmatched === 0) throw refuse("payment_matched");
    const at = deps.clock.now();
    const isWhole = unmatched === amount && !(await hasMatches(tx, id));
    if (isWhole) {
      await reverseCause(tx, { cause: `payment/${id}`, actorId, at });
    } else {
      const entries = givenBack({ currency: payment.currency as Currency, amount: unmatched });
      await postTransaction(tx, { cause: `payment/${id}/rest/${randomUUID()}`, entries, actorId, at });
    }
    await endWaiting(tx, { id, reversedAt: isWhole ? at : null });
    await writeAudit(tx, {
      ...{ actorId, action: "payment.reversed", subjectType: "payment", subjectId: id, reason, now: at },
      ...{ before: { unmatched }, after: { unmatched: 0, reference } },
    });
    return readSuspense({ db: tx as never });
  });
}
