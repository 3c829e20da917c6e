import { randomUUID } from "node:crypto";
import { owedToHouse } from "#domain/commissions/amounts.ts";
import { momentOf } from "#domain/commissions/due.ts";
import { receipt } from "#domain/commissions/postings.ts";
import type { MatchedLine } from "#domain/commissions/remittance.ts";
import type { CommissionRoute } from "#domain/commissions/states.ts";
import type { Remittance, RemittanceResult } from "#domain/commissions/transfers.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction } from "../../ledger/post-transaction.ts";
import { bookHouseLine } from "../book-house-line.ts";
import { moveCommission } from "../move-commission.ts";
import { findCommission, insertEvent } from "../queries.ts";
import { arrivalOf } from "./arrival.ts";
import { matchLines } from "./match-lines.ts";
import {
  addReceived,
  answerDeclared,
  findByNumbers,
  holdAll,
  insertMatch,
  insertPayment,
} from "./queries.ts";

type Input = { actorId: string; remittance: Remittance; once: Once };

/** Books a hotel's transfer: what it is for counts, what nobody knows waits in suspense; the same reference never twice. */
export async function recordRemittance(
  deps: Deps,
  { actorId, remittance, once }: Input,
): Promise<RemittanceResult> {
  return runOnce(deps.db, once, async (tx) => {
    const { hotelId, currency, amount, paidOn, reference, lines } = remittance;
    const now = deps.clock.now();
    const known = await findByNumbers(tx, { hotelId, numbers: lines.map(({ number }) => number) });
    await holdAll(
      tx,
      known.map(({ id }) => id),
    );
    // Read again: another transfer may have come while this one waited.
    const result = await matchLines(tx, deps, remittance);
    const { charges, unmatched } = result;
    const id = randomUUID();
    const isNew = await insertPayment(tx, {
      ...{ id, hotel_id: hotelId, currency, amount, charges, unmatched, paid_on: paidOn, reference },
      ...{ recorded_by: actorId, created_at: now },
    });
    if (!isNew) throw refuse("payment_exists");
    const entries = receipt({ hotelId, currency, amount, charges, unmatched });
    // The books have the bank's day, whenever it was typed.
    const at = momentOf(paidOn, now);
    await postTransaction(tx, { cause: `payment/${id}`, entries, actorId, at });
    const facts: NewFact[] = [];
    for (const match of perCommission(result.lines)) {
      facts.push(...(await receive(tx, deps, { ...match, paymentId: id, actorId, reference, paidOn })));
    }
    await writeAudit(tx, {
      ...{ actorId, action: "payment.recorded", subjectType: "payment", subjectId: id },
      ...{ after: { hotelId, currency, amount, charges, unmatched, reference }, now },
    });
    await recordFacts(tx, deps, facts);
    return result;
  });
}

type Match = { commissionId: string; amount: number; charge: number };

/** What of a transfer is for each commission, however many lines name it. */
function perCommission(lines: readonly MatchedLine[]): Match[] {
  const matches = new Map<string, Match>();
  for (const { commissionId, matched, charge } of lines) {
    if (!commissionId) continue;
    const before = matches.get(commissionId) ?? { commissionId, amount: 0, charge: 0 };
    matches.set(commissionId, {
      commissionId,
      amount: before.amount + matched,
      charge: before.charge + charge,
    });
  }
  return [...matches.values()];
}

type Receipt = Match & { paymentId: string; actorId: string; reference: string; paidOn: string };

/** Counts what came for one commission; once it is all there, it is received and the house line is owed. */
export async function receive(tx: Tx, deps: Deps, of: Receipt): Promise<NewFact[]> {
  const { commissionId: id, paymentId, amount, charge, actorId, reference, paidOn } = of;
  const now = deps.clock.now();
  await insertMatch(tx, { payment_id: paymentId, commission_id: id, amount, charge });
  await addReceived(tx, { id, amount: amount + charge, at: now });
  await answerDeclared(tx, id);
  await insertEvent(tx, {
    ...{ commission_id: id, kind: "payment", by: "house", actor_id: actorId, body: reference, at: now },
    data: JSON.stringify({ amount: amount + charge, on: paidOn }),
  });
  const row = (await findCommission(tx, { id }))!;
  const route = row.route as CommissionRoute;
  if (row.received < owedToHouse(route, { hotelLine: row.hotel_line, override: row.override })) return [];
  await bookHouseLine(tx, { row, actorId, at: now });
  if (route === "direct") return [];
  const by = { side: "house", actorId } as const;
  const { arrivedAt, day } = await arrivalOf(tx, deps, id);
  const extra = { arrived_at: arrivedAt };
  return [await moveCommission(tx, deps, { row, to: "received", by, extra, on: day })];
}
