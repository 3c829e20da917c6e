import { RatePlan } from "#domain/hotels/contracts.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Db } from "#platform/database/database.ts";
import { findBookable } from "./queries.ts";

/** The hotels that a stay can be at today, each with the commission of the contract in force. */
export async function listStayHotels(db: Db, { today }: { today: string }): Promise<StayHotel[]> {
  const rows = await findBookable(db, { today });
  return rows.map(({ plans, ...hotel }) => ({ ...hotel, commission: usualCommission(plans) }) as StayHotel);
}

function usualCommission(plans: unknown): number | null {
  const known = RatePlan.array().safeParse(plans);
  return known.data?.find(({ kind }) => kind === "commissionable")?.commission ?? null;
}
