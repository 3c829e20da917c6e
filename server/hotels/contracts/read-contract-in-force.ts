import { contractInForce } from "#domain/hotels/contract-versions.ts";
import type { Contract } from "#domain/hotels/contracts.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findBegun } from "./queries.ts";
import { toContract } from "./to-versions.ts";

/** The version of a hotel's contract that holds on a day of the hotel's; what is booked pins its id. */
export async function readContractInForce(
  db: Db | Tx,
  { hotelId, on }: { hotelId: string; on: string },
): Promise<Contract | null> {
  const begun = await findBegun(db, { hotelId, on });
  return begun ? contractInForce([toContract(begun)], on) : null;
}
