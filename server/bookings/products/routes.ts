import { z } from "zod";
import { Booking, BookingList, BookingQuery } from "#domain/bookings/bookings.ts";
import { LinkQuestion } from "#domain/bookings/links.ts";
import { ProductRequest, VisitorReceipt, VisitorRequest } from "#domain/bookings/offers.ts";
import { HotelStepTaken } from "#domain/bookings/steps.ts";
import { VisitorBooking, VisitorStepTaken } from "#domain/bookings/visitor-bookings.ts";
import { ProductSlug } from "#domain/products/products.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { answers } from "../declarations.ts";
import { bookingFile } from "../list/booking-file.ts";
import { listReceived } from "../list/list-bookings.ts";
import { readBooking } from "../read-booking.ts";
import { agreeOnOpening } from "./agree-on-opening.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { requestProduct } from "./request-product.ts";
import { takeSupplierStep } from "./supplier-step.ts";
import { openVisitorLink, takeVisitorStep } from "./visitor-link.ts";

const tags = ["bookings"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const BookingId = z.object({ id: z.uuid() });
const one = { 200: jsonAnswer(Booking, "The booking as it is now") };
const theirs = { 200: jsonAnswer(VisitorBooking, "The request as it is now") };

/** What members ask of products, and what is asked of theirs. */
function declareMembers(deps: Deps) {
  return {
    request: declareRoute(deps, {
      ...{ ...own, method: "post", path: "/api/bookings/products" },
      summary: "Ask for a product; an instant one is agreed at once, while there are places",
      write: { audit: ["booking.sent", "booking.accept"], repeat: "key" },
      request: { body: jsonBody(ProductRequest) },
      responses: { 201: jsonAnswer(Booking, "The request") },
    }),
    received: declareRoute(deps, {
      ...{ ...own, method: "get", path: "/api/bookings/received" },
      summary: "What is asked of my products, some at a time",
      request: { query: BookingQuery },
      responses: { 200: jsonAnswer(BookingList, "Some of them, with how many there are in each folder") },
      file: bookingFile,
    }),
    readReceived: declareRoute(deps, {
      ...{ ...own, method: "get", path: "/api/bookings/received/{id}" },
      summary: "One request for a product of mine",
      request: { params: BookingId },
      responses: one,
    }),
    answer: declareRoute(deps, {
      ...{ ...own, method: "post", path: "/api/bookings/received/{id}/steps" },
      ...answers,
      request: { params: BookingId, body: jsonBody(HotelStepTaken) },
      responses: one,
    }),
  };
}

/** What visitors ask, and how they go on by the link of a mail; the secret is in the body, where no log keeps it. */
function declareVisitors(deps: Deps) {
  const limit = (name: string, points: number) => ({ name, points, durationSeconds: 600 });
  return {
    ask: declareRoute(deps, {
      ...{ tags, access: "public", method: "post", path: "/api/marketplace/public/{slug}/requests" },
      summary: "Ask for a product without an account",
      limit: limit("product-requests", 10),
      write: { audit: ["booking.sent", "booking.accept"], repeat: "key" },
      request: { params: z.object({ slug: ProductSlug }), body: jsonBody(VisitorRequest) },
      responses: {
        201: jsonAnswer(
          VisitorReceipt,
          "It is kept; the mail has the link to go on, and by which an instant one is agreed",
        ),
      },
    }),
    open: declareRoute(deps, {
      ...{ tags, access: "link", method: "post", path: "/api/product-requests/open" },
      summary: "The request that a visitor's link is about; of an instant product it is agreed by opening it",
      limit: limit("product-request-open", 300),
      write: {
        audit: { none: "kept among the events of the booking" },
        repeat: { harmless: "what is agreed is agreed once" },
      },
      request: { body: jsonBody(LinkQuestion) },
      responses: theirs,
    }),
    step: declareRoute(deps, {
      ...{ tags, access: "link", method: "post", path: "/api/product-requests/steps" },
      summary: "Take what was proposed, say something, or let go of it",
      limit: limit("product-request-step", 60),
      write: {
        audit: [
          ...(["booking.take", "booking.answer_change", "booking.reply"] as const),
          ...(["booking.message", "booking.withdraw", "booking.cancel"] as const),
        ],
        ...{ repeat: "key", version: "checked" },
      },
      request: { body: jsonBody(VisitorStepTaken) },
      responses: theirs,
    }),
  } as const;
}

/** Requests for products: the bookings of members and visitors who buy what members and hotels offer. */
export function productRequestRoutes(deps: Deps) {
  return createApi().route("/", memberRoutes(deps)).route("/", visitorRoutes(deps));
}

function memberRoutes(deps: Deps) {
  const { request, received, readReceived, answer } = declareMembers(deps);
  return createApi()
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
  const { ask, open, step } = declareVisitors(deps);
  const unkept = { "cache-control": "no-store" };
  return createApi()
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
