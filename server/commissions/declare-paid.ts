import { randomUUID } from "node:crypto";
import { type CommissionRoute, type CommissionState, canDeclare } from "#domain/commissions/states.ts";
import type { Declaration } from "#domain/commissions/transfers.ts";
import { dayIn } from "#domain/days.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { requirePaper } from "../payouts/papers/require-paper.ts";
import { insertDeclaration } from "./declared/queries.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { type CommissionRow, insertEvent, updateCommission } from "./queries.ts";
import { requireDebtor } from "./require-debtor.ts";

type Said = Declaration & { proofId?: string | null };
type Input = { hotelId: string | null; actor: Actor; declaration: Said; once: Once };

/**
 * Whoever owes says that they have paid, on a day that has come, under a reference, for one or several at once. Paid
 * directly, whoever sold is asked whether it arrived; through the house no state moves, and finance looks for it.
 */
export async function declarePaid(
  deps: Deps,
  { hotelId, actor, declaration, once }: Input,
): Promise<{ count: number }> {
  const { rows, paidOn } = declaration;
  return runOnce(deps.db, once, async (tx) => {
    const reader = await requireDebtor(tx, { actor, hotelId });
    const now = deps.clock.now();
    const held = await holdSome(tx, { rows, reader });
    const declarationId = hotelId && (await keep(tx, { hotelId, actor, declaration, now }));
    const facts: NewFact[] = [];
    const toHouse: string[] = [];
    for (const { row } of held) {
      if (paidOn > dayIn(row.time_zone, now))
        throw refuse("validation_failed", { fields: { paidOn: "invalid" } });
      const [state, route] = [row.state as CommissionState, row.route as CommissionRoute];
      if (!canDeclare({ state, route, isDeclared: row.declared_on !== null }))
        throw refuse("commission_state");
      const told = { row, actor, declaration, declarationId };
      if (route === "direct") facts.push(await move(tx, deps, told));
      else toHouse.push(await note(tx, deps, told));
    }
    if (declarationId && toHouse.length > 0) {
      const data = { hotelId, declarationId, commissionIds: toHouse };
      facts.push({ kind: "commission_declared", cause: declarationId, actorId: actor.id, data });
    }
    await recordFacts(tx, deps, facts);
    return { count: held.length };
  });
}

type Kept = { hotelId: string; actor: Actor; declaration: Said; now: Date };

async function keep(tx: Tx, { hotelId, actor, declaration, now }: Kept): Promise<string> {
  const { paidOn, reference, proofId = null } = declaration;
  if (proofId) await requirePaper(tx, { fileId: proofId, userId: actor.id, field: "proofId" });
  const id = randomUUID();
  await insertDeclaration(tx, {
    ...{ id, hotel_id: hotelId, paid_on: paidOn, reference, proof_file_id: proofId },
    ...{ declared_by: actor.id, created_at: now },
  });
  return id;
}

type Told = { row: CommissionRow; actor: Actor; declaration: Said; declarationId: string | null };

const columnsOf = ({ declaration: { paidOn, reference }, declarationId }: Told) => ({
  ...{ declared_on: paidOn, declared_reference: reference, declaration_id: declarationId },
});

/** What was paid to whoever sold waits for their word. */
function move(tx: Tx, deps: Deps, told: Told): Promise<NewFact> {
  const { row, actor, declaration } = told;
  const by = { side: "hotel", actorId: actor.id } as const;
  const said = { reason: declaration.reference, on: declaration.paidOn, extra: columnsOf(told) };
  return moveCommission(tx, deps, { row, to: "declared_paid", by, ...said });
}

/** What was paid to the house is noted, for finance to find; the commission stays where it is. */
async function note(tx: Tx, { clock }: Deps, told: Told): Promise<string> {
  const { row, actor, declaration } = told;
  const at = clock.now();
  await updateCommission(tx, { id: row.id, changes: { ...columnsOf(told), updated_at: at } });
  await insertEvent(tx, {
    ...{ commission_id: row.id, kind: "declared", by: "hotel", actor_id: actor.id, at },
    ...{ body: declaration.reference, data: JSON.stringify({ on: declaration.paidOn }) },
  });
  await writeAudit(tx, {
    ...{ actorId: actor.id, action: "commission.declared_paid", subjectType: "commission" },
    ...{ subjectId: row.id, after: { state: row.state, on: declaration.paidOn }, now: at },
  });
  return row.id;
}
