import type { NewFact } from "#domain/facts/facts.ts";
import { writingParts } from "#domain/hotels/members.ts";
import type { ProductContent } from "#domain/products/content.ts";
import type { HotelRate, HouseOffers } from "#domain/products/products.ts";
import { isBelowRate } from "#domain/products/publishing.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { publicRateOf } from "../publish.ts";
import { findAsked, findRate, holdPublishedOf, holdRate, putRate, updateProduct } from "../queries.ts";
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

/** Keeps what a hotel asks of everybody for a night; what is offered for less rests from now on. */
export async function setRate(deps: Deps, { actor, hotelId, rate }: Asked & { rate: HotelRate }) {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    // What is published by the rate of before is found below.
    await holdRate(tx, hotelId);
    const before = (await findRate(tx, hotelId)) ?? null;
    await putRate(tx, { hotelId, ...rate, by: actor.id, now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.rate", subjectType: "hotel", subjectId: hotelId, now },
      ...{ before, after: rate },
    });
    await restBelow(tx, deps, { hotelId, actorId: actor.id, now });
    return rate;
  });
}

type Risen = { hotelId: string; actorId: string; now: Date };

/** Lets what is published for less than a hotel's rate rest; whoever sells it is told, and may ask for more. */
async function restBelow(tx: Tx, deps: Deps, { hotelId, actorId, now }: Risen): Promise<void> {
  const rate = await publicRateOf(tx, { hotelId, now });
  const facts: NewFact[] = [];
  for (const { id, version, live } of await holdPublishedOf(tx, hotelId)) {
    if (!isBelowRate(live as ProductContent, rate)) continue;
    await updateProduct(tx, { id, changes: { live_state: "paused", is_shown: false, updated_at: now } });
    await writeAudit(tx, {
      ...{ actorId, action: "product.moved", subjectType: "product", subjectId: id, now },
      ...{ before: { state: "published" }, after: { state: "paused" } },
    });
    facts.push({ kind: "product_rested", cause: `${id} ${version}`, actorId, data: { productId: id } });
  }
  await recordFacts(tx, deps, facts);
}
