import type { Commission } from "#domain/commissions/commissions.ts";
import { isAmong, purseParts } from "#domain/hotels/members.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readLastDeclared } from "./declared/read-declared.ts";
import { findCommission, findEvents, type Reader } from "./queries.ts";
import { type CommissionSide, toCommission } from "./to-commission.ts";

type Needed = Pick<Deps, "db" | "files" | "clock">;
type Which = { id: string; reader: Reader; side: CommissionSide };

/** One commission as a side reads it; one of others is not there. */
export async function readCommission(deps: Needed, { id, reader, side }: Which): Promise<Commission> {
  const row = await findCommission(deps.db, { id, ...reader });
  if (!row) throw refuse("not_found");
  const { declared_on: on, declared_reference: reference, declaration_id: declarationId } = row;
  const said = on && reference !== null ? { on, reference, proof: null } : null;
  const declared = (await readLastDeclared(deps, declarationId)) ?? said;
  return toCommission(row, { side, declared, now: deps.clock.now(), events: await findEvents(deps.db, id) });
}

/** One of a hotel's, for who works there; who does not keep its purse reads and moves nothing. */
export async function readForHotel(
  deps: Needed,
  { id, hotelId, actor }: { id: string; hotelId: string; actor: Actor },
): Promise<Commission> {
  const part = await requireHotelPart(deps.db, { actor, hotelId });
  const commission = await readCommission(deps, { id, reader: { hotelId }, side: "hotel" });
  return isAmong(purseParts, part) ? commission : { ...commission, moves: [], canDeclare: false };
}
