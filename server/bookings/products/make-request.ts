import { randomUUID } from "node:crypto";
import {
  type AskedOffer,
  type BookedOffer,
  offerRoom,
  offerTerms,
  placesAsked,
  priceAsked,
  requestFaults,
} from "#domain/bookings/offers.ts";
import { estimateCommission, usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { dayIn } from "#domain/days.ts";
import type { ContractTerms } from "#domain/hotels/contracts.ts";
import { MinorUnits } from "#domain/numbers.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { takePlaces } from "../../products/places/places.ts";
import type { readOffered } from "../../products/shown/read-offered.ts";
import { dutyOf, startClock } from "../desk.ts";
import { findDesk, HOUSE_ZONE, holdBooking, insertBooking, insertEvent, replaceRooms } from "../queries.ts";
import { newReference } from "../references.ts";
import { requireAnswerer } from "../require-answerer.ts";
import { idsOf, takeStep } from "../take-step.ts";
import { insertVisitor, type Visitor } from "./queries.ts";

type Offered = NonNullable<Awaited<ReturnType<typeof readOffered>>>;
type Asker = { id: string; name: string; visitor: Omit<Visitor, "id" | "bookingId" | "name"> | null };
type Made = {
  id?: string;
  offered: Offered;
  asked: AskedOffer & { message: string };
  asker: Asker;
};

/**
 * Keeps what somebody asks of a product, under what it says now, and starts its seller's clock; an `instant` one is
 * agreed at once, as long as there are places, or once a visitor has opened the link of their mail: an address that
 * somebody made up takes no place. Its id. Call it last: it records the facts.
 */
export async function makeRequest(tx: Tx, deps: Deps, made: Made): Promise<string> {
  const { offered, asked, asker } = made;
  const { content, seller } = offered;
  const now = deps.clock.now();
  const desk = seller.hotelId ? await findDesk(tx, seller.hotelId) : undefined;
  if (desk) await requireAnswerer(tx, desk);
  const timeZone = desk?.time_zone ?? HOUSE_ZONE;
  const faults = requestFaults(content, asked, dayIn(timeZone, now));
  if (Object.keys(faults).length > 0) throw refuse("validation_failed", { fields: faults });
  const places = placesAsked(content, asked);
  const isAtOnce = content.isInstant && asker.visitor === null;
  if (content.isInstant) requireLeft(offered, places);
  if (isAtOnce) await takeAtOnce(tx, { offered, places });
  const terms = offerTerms(content, asker.visitor === null);
  const duty = dutyOf({ sheet: desk?.sheet, time_zone: timeZone });
  const clock = startClock(duty, { now, answerHours: terms.answerHours });
  const id = await keepRequest(tx, { ...made, terms, places, clock, now });
  const row = (await holdBooking(tx, { bookingId: id }))!;
  if (isAtOnce) {
    const stayTerms = usualStayTerms({ checkIn: asked.startsOn, timeZone, terms, perks: [] });
    await takeStep(tx, deps, {
      ...{ row, version: row.version, by: { side: "hotel", actorId: null, name: seller.name } },
      hasPlaces: true,
      step: { kind: "accept", confirmationNumber: row.reference, terms: stayTerms, message: "" },
    });
  }
  const actorId = asker.visitor ? null : asker.id;
  await recordFacts(tx, deps, [{ kind: "booking_sent", cause: id, actorId, data: idsOf(row) }]);
  return id;
}

type Kept = Made & { terms: ContractTerms; places: number; clock: ReturnType<typeof startClock>; now: Date };

async function keepRequest(tx: Tx, { offered, asked, asker, terms, places, clock, now, ...made }: Kept) {
  const { content, seller, slug } = offered;
  const { kind, title, unit, currency } = content;
  const price = priceAsked(content, asked, asker.visitor === null) ?? 0;
  if (!MinorUnits.safeParse(price).success)
    throw refuse("validation_failed", { fields: { people: "invalid" } });
  const isAgreedOnOpening = content.isInstant && asker.visitor !== null;
  const offer: BookedOffer = {
    ...{ slug, kind, title, unit, seller: seller.name, terms },
    ...(isAgreedOnOpening && { isAgreedOnOpening }),
  };
  const id = made.id ?? randomUUID();
  const { ratePlan, ...room } = offerRoom(title.pt || title.en, price);
  await insertBooking(tx, {
    ...{ id, reference: newReference(), owner_id: asker.id, hotel_id: seller.hotelId },
    ...{ supplier_id: seller.memberId, product_id: offered.id, offer: JSON.stringify(offer), places },
    ...{ source: "request", state: "sent", waits_for: "hotel", wishes: asked.message, rooms: 1 },
    ...{ check_in: asked.startsOn, check_out: asked.endsOn, people: asked.people, children: 0 },
    ...{ currency, total: price, created_at: now, updated_at: now, ...clock },
    commission: estimateCommission(terms, [{ ratePlan, price }]) ?? 0,
  });
  const first = { booking_id: id, position: 0, rate_plan: ratePlan, guests: "[]", ...room };
  await replaceRooms(tx, { bookingId: id, rooms: [first] });
  const { name, visitor } = asker;
  if (visitor) await insertVisitor(tx, { id: asker.id, bookingId: id, name, ...visitor });
  await insertEvent(tx, {
    ...{ booking_id: id, kind: "sent", by: "seller", actor_id: visitor ? null : asker.id, name, at: now },
    body: asked.message,
  });
  return id;
}

/** Takes the places of an instant request before anything else is done for it: who finds none is told at once. */
async function takeAtOnce(tx: Tx, { offered, places }: { offered: Offered; places: number }): Promise<void> {
  if (!(await takePlaces(tx, { productId: offered.id, places }))) throw refuse("product_full");
}

function requireLeft({ placesLeft }: Offered, places: number): void {
  if (placesLeft !== null && placesLeft < places) throw refuse("product_full");
}
