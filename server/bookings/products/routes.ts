import { Booking, BookingList } from "#domain/bookings/bookings.ts";
import { VisitorReceipt } from "#domain/bookings/offers.ts";
import { VisitorBooking } from "#domain/bookings/visitor-bookings.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { listReceived } from "../list/list-bookings.ts";
import { readBooking } from "../read-booking.ts";
import { agreeOnOpening } from "./agree-on-opening.ts";
import { membersContract, visitorsContract } from "./contract.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { requestProduct } from "./request-product.ts";
import { takeSupplierStep } from "./supplier-step.ts";
import { openVisitorLink, takeVisitorStep } from "./visitor-link.ts";

/** Requests for products: the bookings of members and visitors who buy what members and hotels offer. */
export function productRequestRoutes(deps: Deps) {
  return createApi(deps).route("/", memberRoutes(deps)).route("/", visitorRoutes(deps));
}

function memberRoutes(deps: Deps) {
  const { request, received, readReceived, answer } = membersContract;
  return createApi(deps)
    .openapi(request, async (context) => {
      const input = { memberId: context.var.actor.id, request: context.req.valid("json") };
      const made = await requestProduct(deps, { ...input, once: onceOf(context) });
      return context.json(Booking.parse(made), 201);
    })
    .openapi(received, async (context) => {
      const asked = { supplierId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(BookingList.parse(await listReceived(deps, asked)), 200);
    })
    .openapi(readReceived, async (context) => {
      const which = { bookingId: context.req.valid("param").id, supplierId: context.var.actor.id };
      return context.json(
        Booking.parse(await readBooking(deps.db, deps, { ...which, reader: "hotel" })),
        200,
      );
    })
    .openapi(answer, async (context) => {
      const [taken, once] = [context.req.valid("json"), onceOf(context)];
      const which = { bookingId: context.req.valid("param").id, supplierId: context.var.actor.id };
      return context.json(Booking.parse(await takeSupplierStep(deps, { ...which, taken, once })), 200);
    });
}

function visitorRoutes(deps: Deps) {
  const { ask, open, step } = visitorsContract;
  const unkept = { "cache-control": "no-store" };
  return createApi(deps)
    .openapi(ask, async (context) => {
      const input = { ...context.req.valid("param"), request: context.req.valid("json") };
      const receipt = await requestAsVisitor(deps, { ...input, once: onceOf(context) });
      return context.json(VisitorReceipt.parse(receipt), 201);
    })
    .openapi(open, async (context) => {
      const { token } = context.req.valid("json");
      await agreeOnOpening(deps, token);
      const found = await openVisitorLink(deps, token);
      return context.json(VisitorBooking.parse(found), 200, unkept);
    })
    .openapi(step, async (context) => {
      const input = { taken: context.req.valid("json"), once: onceOf(context) };
      return context.json(VisitorBooking.parse(await takeVisitorStep(deps, input)), 200, unkept);
    });
}
