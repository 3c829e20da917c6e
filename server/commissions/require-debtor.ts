import { purseParts } from "#domain/hotels/members.ts";
import type { Tx } from "#platform/database/database.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import type { Reader } from "./queries.ts";

type Debtor = { actor: Actor; hotelId: string | null };

/** Who speaks for what is owed: whoever keeps a hotel's purse, or, without a hotel, the member whose product was sold. */
export async function requireDebtor(tx: Tx, { actor, hotelId }: Debtor): Promise<Reader> {
  if (hotelId === null) return { supplierId: actor.id };
  await requireHotelPart(tx, { actor, hotelId, parts: purseParts });
  return { hotelId };
}
