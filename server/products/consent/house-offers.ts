import type { HotelRate, HouseOffers } from "#domain/products/products.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { findAsked, findRate, putRate } from "../queries.ts";
import { toOwn } from "../to-product.ts";

type Asked = { actor: Actor; hotelId: string };

/** Where a hotel stands with offers: its public rate, and what others say of it and wait for its word. */
export async function readOffers({ db }: Pick<Deps, "db">, { actor, hotelId }: Asked): Promise<HouseOffers> {
  await requireHotelPart(db, { actor, hotelId });
  const rate = await findRate(db, hotelId);
  const asked = await findAsked(db, hotelId);
  return {
    rate: (rate as HotelRate | undefined) ?? null,
    asked: asked.map((row) => toOwn(row, [])),
  };
}

/** Keeps what a hotel asks of everybody for a night; whoever names it asks for no less from now on. */
export async function setRate(deps: Deps, { actor, hotelId, rate }: Asked & { rate: HotelRate }) {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: ["owner", "editor"] });
    const before = (await findRate(tx, hotelId)) ?? null;
    await putRate(tx, { hotelId, ...rate, by: actor.id, now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.rate", subjectType: "hotel", subjectId: hotelId, now },
      ...{ before, after: rate },
    });
    return rate;
  });
}
