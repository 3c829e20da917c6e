import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";

type Input = { id: string; version: number; payeeId: string; once: Once };

/** Whom a hotel says it has paid says that it arrived. */
export async function settleCommission(
  deps: Deps,
  { id, version, payeeId, once }: Input,
): Promise<{ count: number }> {
  return runOnce(deps.db, once, async (tx) => {
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader: { payeeId } });
    const by = { side: "payee", actorId: payeeId } as const;
    const extra = { arrived_at: deps.clock.now() };
    const fact = await moveCommission(tx, deps, { row: held!.row, to: "settled", by, extra });
    await recordFacts(tx, deps, [fact]);
    return { count: 1 };
  });
}
