import { momentOf } from "#domain/commissions/due.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findLastDay } from "./queries.ts";

/** Since when all of a commission is there: the bank's day of what came last, however late somebody typed it. */
export async function arrivalOf(tx: Tx, { clock }: Pick<Deps, "clock">, commissionId: string) {
  const day = await findLastDay(tx, commissionId);
  const now = clock.now();
  return { arrivedAt: day ? momentOf(day, now) : now, day };
}
