import { z } from "zod";
import {
  BookingPromises,
  GuestAnswer,
  GuestQuestion,
  GuestStay,
  HotelWord,
} from "#domain/checkpoints/promises.ts";
import { slug } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { makeGuestLink, readPromises, revokeGuestLink } from "./guest-link.ts";
import { answerGuestStay, openGuestStay } from "./guest-stay.ts";
import { readWord, readWordOf } from "./read-word.ts";

const tags = ["checkpoints"];
const sellers = ["advisor", "tour_operator"] as const;
const limit = (name: string, points: number) => ({ name: `guest-${name}`, points, durationSeconds: 600 });
const BookingId = z.object({ id: z.uuid() });
const promised = { 200: jsonAnswer(BookingPromises, "What was promised, and the guest's link") };
const word = { 200: jsonAnswer(HotelWord, "The figures, from five stays on") };
const stay = { 200: jsonAnswer(GuestStay, "The stay as its guests see it") };

function declarePromises(deps: Deps) {
  const path = "/api/checkpoints/bookings/{id}";
  const link = { method: "post", tags, access: "link" } as const;
  return {
    read: declareRoute(deps, {
      ...{ method: "get", path, tags, access: sellers },
      summary: "What a hotel promised for one of my bookings",
      request: { params: BookingId },
      responses: promised,
    }),
    make: declareRoute(deps, {
      ...{ method: "post", path: `${path}/guest-link`, tags, access: sellers },
      summary: "Make the link for its guests, or another; the former leads nowhere",
      write: { audit: "guest_link.made", repeat: { harmless: "another link is as good" } },
      request: { params: BookingId },
      responses: promised,
    }),
    revoke: declareRoute(deps, {
      ...{ method: "delete", path: `${path}/guest-link`, tags, access: sellers },
      summary: "Take that link back",
      write: { audit: "guest_link.revoked", repeat: { harmless: "taken back twice is taken back" } },
      request: { params: BookingId },
      responses: promised,
    }),
    open: declareRoute(deps, {
      ...{ ...link, path: "/api/guest-links/open", limit: limit("open", 300) },
      summary: "The stay that a guest's link is about; opening it changes nothing",
      write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
      request: { body: jsonBody(GuestQuestion) },
      responses: stay,
    }),
    answer: declareRoute(deps, {
      ...{ ...link, path: "/api/guest-links/answers", limit: limit("answer", 120) },
      summary: "Say whether a promise was kept",
      write: { audit: { none: "kept with the promise itself" }, repeat: "key" },
      request: { body: jsonBody(GuestAnswer) },
      responses: stay,
    }),
    ofHotel: declareRoute(deps, {
      ...{ method: "get", path: "/api/hotels/{slug}/word", tags, access: [...sellers, "admin"] as const },
      summary: "How a hotel keeps its word, for those who sell it",
      request: { params: z.object({ slug: slug() }) },
      responses: word,
    }),
    ofHouse: declareRoute(deps, {
      ...{ method: "get", path: "/api/houses/{hotelId}/word", tags, access: ["hotel", "admin"] as const },
      summary: "How my hotel keeps its word",
      request: { params: z.object({ hotelId: z.uuid() }) },
      responses: word,
    }),
  };
}

/** Promises of hotels: looked at by whoever sold the stay and its guests, counted for members and the hotel. */
export function promiseRoutes(deps: Deps) {
  const { read, make, revoke, open, answer, ofHotel, ofHouse } = declarePromises(deps);
  return createApi()
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
