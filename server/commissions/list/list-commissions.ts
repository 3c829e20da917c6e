import type { CommissionQuery } from "#domain/commissions/commissions.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import type { Reader } from "../queries.ts";
import { type CommissionSide, toSummary } from "../to-commission.ts";
import { findCommissions } from "./queries.ts";

type Asked = { reader: Reader; side: CommissionSide; query: CommissionQuery };

/** The commissions that a side may read and a question leaves, some at a time. */
export async function listCommissions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { reader, side, query }: Asked,
) {
  const now = clock.now();
  const { rows, ...list } = await findCommissions(db, { reader, now }, query);
  return { ...list, rows: rows.map((row) => toSummary(row, { side, now })) };
}

type OfHotel = { hotelId: string; actor: Actor; query: CommissionQuery };

/** A hotel's, for who works there. */
export async function listForHotel(deps: Pick<Deps, "db" | "clock">, { hotelId, actor, query }: OfHotel) {
  await requireHotelPart(deps.db, { actor, hotelId });
  return listCommissions(deps, { reader: { hotelId }, side: "hotel", query });
}
