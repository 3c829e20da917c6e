import type { Approval } from "#domain/commissions/commissions.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";

type Input = { actorId: string; approval: Approval; once: Once };

/** The house lets what it received be paid out, several at once: all of them or none. */
export async function approveCommissions(
  deps: Deps,
  { actorId, approval, once }: Input,
): Promise<{ count: number }> {
  return runOnce(deps.db, once, async (tx) => {
    const facts: NewFact[] = [];
    for (const { row } of await holdSome(tx, { rows: approval.rows, reader: {} })) {
      const by = { side: "house", actorId } as const;
      facts.push(await moveCommission(tx, deps, { row, to: "approved", by }));
    }
    await recordFacts(tx, deps, facts);
    return { count: facts.length };
  });
}
