import { z } from "zod";
import { Booking } from "#domain/bookings/bookings.ts";
import { FileNaming } from "#domain/bookings/files.ts";
import { answeringParts } from "#domain/hotels/members.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { refuse } from "../../http/refuse.ts";
import { keepFile } from "./keep-file.ts";

const shared = {
  method: "post" as const,
  tags: ["bookings"],
  write: { audit: "booking.file", repeat: "key" } as const,
  limit: { name: "booking-files", points: 120, durationSeconds: 3_600 },
  responses: { 201: jsonAnswer(Booking, "The booking with the file on its record") },
};
const content = { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } };
const request = { query: FileNaming, body: { required: true, content } };
const BookingId = z.object({ id: z.uuid() });

/** Files that the two sides of a booking put on its record: whoever sells, and the hotel or whoever's product it is. */
export function fileRoutes(deps: Deps) {
  const own = declareRoute(deps, {
    ...shared,
    path: "/api/bookings/{id}/files",
    access: ["advisor", "tour_operator"],
    summary: "Put a file on the record of one of my bookings; what it is, its content says",
    request: { ...request, params: BookingId },
  });
  const ofHotel = declareRoute(deps, {
    ...shared,
    path: "/api/houses/{hotelId}/bookings/{id}/files",
    access: ["hotel"],
    summary: "Put a file on the record of a booking at a hotel; what it is, its content says",
    request: { ...request, params: BookingId.extend({ hotelId: z.uuid() }) },
  });
  const received = declareRoute(deps, {
    ...shared,
    path: "/api/bookings/received/{id}/files",
    access: ["advisor", "tour_operator"],
    summary: "Put a file on the record of a request for a product of mine; what it is, its content says",
    request: { ...request, params: BookingId },
  });
  return createApi()
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
