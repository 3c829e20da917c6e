import type { Dispute } from "#domain/commissions/commissions.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { requireDebtor } from "./require-debtor.ts";

type Input = { id: string; actor: Actor; hotelId?: string | null; dispute: Dispute; once: Once };

/** One side says that a commission is not right, and why; the house decides. */
export async function disputeCommission(
  deps: Deps,
  { id, actor, hotelId, dispute, once }: Input,
): Promise<{ count: number }> {
  const { version, reason, claimedBase } = dispute;
  return runOnce(deps.db, once, async (tx) => {
    // Without a word of a debtor's it is whoever is owed that speaks.
    const isOwed = hotelId === undefined;
    const reader = isOwed ? { payeeId: actor.id } : await requireDebtor(tx, { actor, hotelId });
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader });
    const by = { side: isOwed ? "payee" : "hotel", actorId: actor.id } as const;
    const extra = { claimed_base: claimedBase };
    const fact = await moveCommission(tx, deps, { row: held!.row, to: "disputed", by, reason, extra });
    await recordFacts(tx, deps, [fact]);
    return { count: 1 };
  });
}
