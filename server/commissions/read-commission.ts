import type { Commission } from "#domain/commissions/commissions.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findCommission, findEvents, type Reader } from "./queries.ts";
import { type CommissionSide, toCommission } from "./to-commission.ts";

type Which = { id: string; reader: Reader; side: CommissionSide };

/** One commission as a side reads it; one of others is not there. */
export async function readCommission(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, reader, side }: Which,
): Promise<Commission> {
  const row = await findCommission(db, { id, ...reader });
  if (!row) throw refuse("not_found");
  return toCommission(row, { side, now: clock.now(), events: await findEvents(db, id) });
}

/** One of a hotel's, for who works there. */
export async function readForHotel(
  deps: Pick<Deps, "db" | "clock">,
  { id, hotelId, actor }: { id: string; hotelId: string; actor: Actor },
): Promise<Commission> {
  await requireHotelPart(deps.db, { actor, hotelId });
  return readCommission(deps, { id, reader: { hotelId }, side: "hotel" });
}
