import type { Claims, Repayment } from "#domain/commissions/claims.ts";
import { momentOf } from "#domain/commissions/due.ts";
import { repaid } from "#domain/commissions/postings.ts";
import type { Currency } from "#domain/money/money.ts";
import { PAID_IN } from "#domain/payouts/reckoning.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction } from "../../ledger/post-transaction.ts";
import { insertEvent, updateCommission } from "../queries.ts";
import { endClaim, findClaim, findOpenClaims } from "./queries.ts";

/** What payees owe back of what they were paid. */
export async function readClaims({ db }: { db: Db | Tx }): Promise<Claims> {
  const rows = await findOpenClaims(db);
  return {
    claims: rows.map((row) => ({
      ...{ id: row.id, commissionId: row.commission_id, reference: row.reference, reason: row.reason },
      payee: { id: row.payee_id, name: row.payee_name ?? "" },
      ...{ currency: row.currency as Currency, amount: row.amount, since: row.created_at.toISOString() },
    })),
  };
}

type Input = { id: string; repayment: Repayment; actorId: string; once: Once };

/** What a payee owed back came, in reais, on a day of the bank's: once, and all of it. */
export async function recordRepayment(deps: Deps, { id, repayment, actorId, once }: Input): Promise<Claims> {
  const { paidOn: on, reference, amount } = repayment;
  return runOnce(deps.db, once, async (tx) => {
    const claim = await findClaim(tx, id);
    if (!claim) throw refuse("not_found");
    const at = deps.clock.now();
    if (on > houseDay(at)) throw refuse("validation_failed", { fields: { paidOn: "invalid" } });
    const currency = claim.currency as Currency;
    if (currency === PAID_IN && amount !== claim.amount)
      throw refuse("validation_failed", { fields: { amount: "invalid" } });
    if (!(await endClaim(tx, { id, amount, on, reference }))) throw refuse("claim_repaid");
    const entries = repaid({ payeeId: claim.payee_id, currency, amount: claim.amount, paid: amount });
    await postTransaction(tx, { cause: `claim/${id}/repaid`, entries, actorId, at: momentOf(on, at) });
    await updateCommission(tx, { id: claim.commission_id, changes: { updated_at: at } });
    await insertEvent(tx, {
      ...{ commission_id: claim.commission_id, kind: "repaid", by: "house", actor_id: actorId, at },
      ...{ body: reference, data: JSON.stringify({ amount: claim.amount, on }) },
    });
    await writeAudit(tx, {
      ...{ actorId, action: "payout_claim.repaid", subjectType: "payout_claim", subjectId: id },
      ...{ after: { amount, on, reference }, now: at },
    });
    return readClaims({ db: tx });
  });
}
