import { Booking, BookingList, Stays, StayToAsk } from "#domain/bookings/bookings.ts";
import { CostlyDates } from "#domain/bookings/dates.ts";
import { RequestFunnel } from "#domain/bookings/funnel.ts";
import { answeringParts, isAmong } from "#domain/hotels/members.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { hotelContract, houseContract, ownContract } from "./contract.ts";
import { listDates } from "./dates/list-dates.ts";
import { fileRoutes } from "./files/routes.ts";
import { readFunnel } from "./funnel/read-funnel.ts";
import { takeHotelStep } from "./hotel-step.ts";
import { revokeBookingLinks } from "./links/revoke-links.ts";
import { linkRoutes } from "./links/routes.ts";
import { listForHotel, listForHouse, listOwn } from "./list/list-bookings.ts";
import { productRequestRoutes } from "./products/routes.ts";
import { readBooking } from "./read-booking.ts";
import { registerBooking } from "./register-booking.ts";
import { takeSellerStep } from "./seller-step.ts";
import { sendRequest } from "./send-request.ts";
import { readStay, readStays } from "./stays/read-stays.ts";

/** Bookings: asked for by whoever sells, answered by hotels, looked after by the house. */
export function bookingsRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", ownRoutes(deps))
    .route("/", hotelRoutes(deps))
    .route("/", houseRoutes(deps))
    .route("/", productRequestRoutes(deps))
    .route("/", fileRoutes(deps))
    .route("/", linkRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const { list, read, dates, stays, stay, send, register, step } = ownContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const query = context.req.valid("query");
      return context.json(
        BookingList.parse(await listOwn(deps, { ownerId: context.var.actor.id, query })),
        200,
      );
    })
    .openapi(read, async (context) => {
      const which = { bookingId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const found = await readBooking(deps.db, deps, { ...which, reader: "seller" });
      return context.json(Booking.parse(found), 200);
    })
    .openapi(dates, async (context) =>
      context.json(CostlyDates.parse(await listDates(deps, context.var.actor.id)), 200),
    )
    .openapi(stays, async (context) => {
      const { journey: journeyId } = context.req.valid("query");
      const found = await readStays(deps, { ownerId: context.var.actor.id, journeyId });
      return context.json(Stays.parse({ stays: found }), 200);
    })
    .openapi(stay, async (context) => {
      const which = { ownerId: context.var.actor.id, blockId: context.req.valid("param").id };
      return context.json(StayToAsk.parse(await readStay(deps, which)), 200);
    })
    .openapi(send, async (context) => {
      const [booking, once] = [context.req.valid("json"), onceOf(context)];
      const sent = await sendRequest(deps, { ownerId: context.var.actor.id, booking, once });
      return context.json(Booking.parse(sent), 201);
    })
    .openapi(register, async (context) => {
      const [registration, once] = [context.req.valid("json"), onceOf(context)];
      const kept = await registerBooking(deps, { ownerId: context.var.actor.id, registration, once });
      return context.json(Booking.parse(kept), 201);
    })
    .openapi(step, async (context) => {
      const [taken, once] = [context.req.valid("json"), onceOf(context)];
      const which = { bookingId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(Booking.parse(await takeSellerStep(deps, { ...which, taken, once })), 200);
    });
}

function hotelRoutes(deps: Deps) {
  const { inbox, readRequest, funnel, answer, revoke } = hotelContract;
  return createApi(deps)
    .openapi(inbox, async (context) => {
      const { hotelId } = context.req.valid("param");
      const query = context.req.valid("query");
      const found = await listForHotel(deps, { hotelId, actor: context.var.actor, query });
      return context.json(BookingList.parse(found), 200);
    })
    .openapi(readRequest, async (context) => {
      const { hotelId, id: bookingId } = context.req.valid("param");
      const part = await requireHotelPart(deps.db, { actor: context.var.actor, hotelId });
      const reader = part === "admin" ? "house" : "hotel";
      const mayAnswer = isAmong(answeringParts, part);
      const found = await readBooking(deps.db, deps, { bookingId, hotelId, reader, mayAnswer });
      return context.json(Booking.parse(found), 200);
    })
    .openapi(funnel, async (context) => {
      const { hotelId } = context.req.valid("param");
      const days = Number(context.req.valid("query").days);
      const found = await readFunnel(deps, { actor: context.var.actor, hotelId, days });
      return context.json(RequestFunnel.parse(found), 200);
    })
    .openapi(answer, async (context) => {
      const { hotelId, id: bookingId } = context.req.valid("param");
      const [taken, once] = [context.req.valid("json"), onceOf(context)];
      const input = { hotelId, bookingId, actor: context.var.actor, taken, once };
      return context.json(Booking.parse(await takeHotelStep(deps, input)), 200);
    })
    .openapi(revoke, async (context) => {
      const { hotelId, id: bookingId } = context.req.valid("param");
      await revokeBookingLinks(deps, { hotelId, bookingId, actor: context.var.actor });
      return context.body(null, 204);
    });
}

function houseRoutes(deps: Deps) {
  const { late, all, readAny } = houseContract;
  return createApi(deps)
    .openapi(late, async (context) => {
      const query = context.req.valid("query");
      return context.json(BookingList.parse(await listForHouse(deps, { query, isLate: true })), 200);
    })
    .openapi(all, async (context) => {
      const query = context.req.valid("query");
      return context.json(BookingList.parse(await listForHouse(deps, { query, isLate: false })), 200);
    })
    .openapi(readAny, async (context) => {
      const { id: bookingId } = context.req.valid("param");
      const found = await readBooking(deps.db, deps, { bookingId, reader: "house" });
      return context.json(Booking.parse(found), 200);
    });
}
