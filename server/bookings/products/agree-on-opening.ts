import type { BookedOffer } from "#domain/bookings/offers.ts";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { takePlaces } from "../../products/places/places.ts";
import { letIn } from "../links/let-in.ts";
import { type BookingRow, findBooking, holdBooking } from "../queries.ts";
import { takeStep } from "../take-step.ts";

/**
 * Agrees to what a visitor asked for of an instant product, now that they opened the link of their mail and are known
 * to be reached there, while there are places. Where none is left it goes on as a request that its seller answers.
 */
export async function agreeOnOpening(deps: Deps, token: string): Promise<void> {
  const link = await letIn(deps.db, deps, { token, side: "seller" });
  const bookingId = link.booking_id;
  const found = await findBooking(deps.db, { bookingId });
  if (!found || !isWaiting(found)) return;
  await transact(deps.db, async (tx) => {
    const row = await holdBooking(tx, { bookingId });
    if (!row || !isWaiting(row)) return;
    const { seller, terms } = row.offer as BookedOffer;
    const wanted = { productId: row.product_id!, places: row.places ?? 0 };
    if (!(await takePlaces(tx, wanted))) return;
    const { check_in: checkIn, time_zone: timeZone } = row;
    const stayTerms = usualStayTerms({ checkIn, timeZone, terms, perks: [] });
    await takeStep(tx, deps, {
      ...{ row, version: row.version, by: { side: "hotel", actorId: null, name: seller } },
      hasPlaces: true,
      step: { kind: "accept", confirmationNumber: row.reference, terms: stayTerms, message: "" },
    });
  });
}

function isWaiting({ state, offer, product_id: productId }: BookingRow): boolean {
  return state === "sent" && productId !== null && Boolean((offer as BookedOffer | null)?.isAgreedOnOpening);
}
