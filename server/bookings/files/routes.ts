import { Booking } from "#domain/bookings/bookings.ts";
import { answeringParts } from "#domain/hotels/members.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { refuse } from "../../http/refuse.ts";
import { fileContract } from "./contract.ts";
import { keepFile } from "./keep-file.ts";

/** Files that the two sides of a booking put on its record: whoever sells, and the hotel or whoever's product it is. */
export function fileRoutes(deps: Deps) {
  const { own, ofHotel, received } = fileContract;

  return createApi(deps)
    .openapi(own, async (context) => {
      const { id: actorId } = context.var.actor;
      const which = { bookingId: context.req.valid("param").id, ownerId: actorId };
      const sent = { content: bodyOf(context.req.raw), name: context.req.valid("query").name };
      const once = onceOf(context);
      const kept = await keepFile(deps, { which, side: "seller", actorId, ...sent, once });
      return context.json(Booking.parse(kept), 201);
    })
    .openapi(received, async (context) => {
      const { id: actorId } = context.var.actor;
      const which = { bookingId: context.req.valid("param").id, supplierId: actorId };
      const sent = { content: bodyOf(context.req.raw), name: context.req.valid("query").name };
      const once = onceOf(context);
      const kept = await keepFile(deps, { which, side: "hotel", actorId, ...sent, once });
      return context.json(Booking.parse(kept), 201);
    })
    .openapi(ofHotel, async (context) => {
      const { actor } = context.var;
      const { id: bookingId, hotelId } = context.req.valid("param");
      await requireHotelPart(deps.db, { actor, hotelId, parts: answeringParts });
      const sent = { content: bodyOf(context.req.raw), name: context.req.valid("query").name };
      const input = { which: { bookingId, hotelId }, side: "hotel", actorId: actor.id, ...sent } as const;
      return context.json(Booking.parse(await keepFile(deps, { ...input, once: onceOf(context) })), 201);
    });
}

function bodyOf({ body }: Request): ReadableStream<Uint8Array> {
  if (!body) throw refuse("validation_failed", { fields: { file: "required" } });
  return body;
}
