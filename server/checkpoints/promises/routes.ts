import { BookingPromises, GuestStay, HotelWord } from "#domain/checkpoints/promises.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { promisesContract } from "./contract.ts";
import { makeGuestLink, readPromises, revokeGuestLink } from "./guest-link.ts";
import { answerGuestStay, openGuestStay } from "./guest-stay.ts";
import { readWord, readWordOf } from "./read-word.ts";

/** Promises of hotels: looked at by whoever sold the stay and its guests, counted for members and the hotel. */
export function promiseRoutes(deps: Deps) {
  const { read, make, revoke, open, answer, ofHotel, ofHouse } = promisesContract;
  return createApi(deps)
    .openapi(read, async (context) => {
      const which = { bookingId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(BookingPromises.parse(await readPromises(deps.db, deps, which)), 200);
    })
    .openapi(make, async (context) => {
      const which = { bookingId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(BookingPromises.parse(await makeGuestLink(deps, which)), 200);
    })
    .openapi(revoke, async (context) => {
      const which = { bookingId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(BookingPromises.parse(await revokeGuestLink(deps, which)), 200);
    })
    .openapi(open, async (context) =>
      context.json(GuestStay.parse(await openGuestStay(deps, context.req.valid("json").token)), 200),
    )
    .openapi(answer, async (context) => {
      const [given, once] = [context.req.valid("json"), onceOf(context)];
      return context.json(GuestStay.parse(await answerGuestStay(deps, { answer: given, once })), 200);
    })
    .openapi(ofHotel, async (context) =>
      context.json(HotelWord.parse(await readWordOf(deps.db, context.req.valid("param").slug)), 200),
    )
    .openapi(ofHouse, async (context) => {
      const { hotelId } = context.req.valid("param");
      await requireHotelPart(deps.db, { actor: context.var.actor, hotelId });
      return context.json(HotelWord.parse(await readWord(deps.db, hotelId)), 200);
    });
}
