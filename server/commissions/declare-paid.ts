import type { Declaration } from "#domain/commissions/commissions.ts";
import { dayIn } from "#domain/days.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { requireDebtor } from "./require-debtor.ts";

type Input = { hotelId: string | null; actor: Actor; declaration: Declaration; once: Once };

/** A hotel says that it has paid, on a day that has come, under a reference: whoever sold is asked whether it arrived. */
export async function declarePaid(
  deps: Deps,
  { hotelId, actor, declaration, once }: Input,
): Promise<{ count: number }> {
  const { rows, paidOn, reference } = declaration;
  return runOnce(deps.db, once, async (tx) => {
    const reader = await requireDebtor(tx, { actor, hotelId });
    const now = deps.clock.now();
    const facts: NewFact[] = [];
    for (const { row } of await holdSome(tx, { rows, reader })) {
      if (paidOn > dayIn(row.time_zone, now)) {
        throw refuse("validation_failed", { fields: { paidOn: "invalid" } });
      }
      const by = { side: "hotel", actorId: actor.id } as const;
      const said = { to: "declared_paid", on: paidOn } as const;
      const extra = { declared_on: paidOn, declared_reference: reference };
      facts.push(await moveCommission(tx, deps, { ...said, row, by, reason: reference, extra }));
    }
    await recordFacts(tx, deps, facts);
    return { count: facts.length };
  });
}
