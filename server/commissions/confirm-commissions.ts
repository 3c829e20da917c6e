import { type CommissionLine, isFarAbove } from "#domain/commissions/amounts.ts";
import type { Confirmation } from "#domain/commissions/commissions.ts";
import { dayIn } from "#domain/days.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import type { CommissionRow } from "./queries.ts";
import { requireDebtor } from "./require-debtor.ts";

type Input = { hotelId: string | null; actor: Actor; confirmation: Confirmation; once: Once };

/** A hotel fixes what stays came to, after check-out, several at once: all of them or none. */
export async function confirmCommissions(
  deps: Deps,
  { hotelId, actor, confirmation, once }: Input,
): Promise<{ count: number }> {
  return runOnce(deps.db, once, async (tx) => {
    const reader = await requireDebtor(tx, { actor, hotelId });
    const now = deps.clock.now();
    const facts: NewFact[] = [];
    for (const { row, asked } of await holdSome(tx, { rows: confirmation.rows, reader })) {
      if (row.state === "expected" && dayIn(row.time_zone, now) < row.check_out)
        throw refuse("commission_early");
      const by = { side: "hotel", actorId: actor.id } as const;
      const lines = withBases(row, asked.bases);
      const { reason = "" } = asked;
      if (reason === "" && isFarAbove(lines))
        throw refuse("validation_failed", { fields: { reason: "required" } });
      const extra = { confirmed_at: now };
      facts.push(await moveCommission(tx, deps, { row, to: "confirmed", by, reason, lines, extra }));
    }
    await recordFacts(tx, deps, facts);
    return { count: facts.length };
  });
}

/** The lines of a commission on the bases that somebody fixes, one for each; without any, as they are. */
export function withBases(row: CommissionRow, bases: readonly number[] | null): CommissionLine[] {
  const lines = row.lines as CommissionLine[];
  if (bases === null) return lines;
  const isWhole = bases.length === lines.length && bases.some((base) => base > 0);
  if (!isWhole) throw refuse("validation_failed", { fields: { bases: "invalid" } });
  return lines.map((line, at) => ({ ...line, base: bases[at]! }));
}
