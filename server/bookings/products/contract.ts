import { z } from "zod";
import { Booking, BookingList, BookingQuery } from "#domain/bookings/bookings.ts";
import { LinkQuestion } from "#domain/bookings/links.ts";
import { ProductRequest, VisitorReceipt, VisitorRequest } from "#domain/bookings/offers.ts";
import { HotelStepTaken } from "#domain/bookings/steps.ts";
import { VisitorBooking, VisitorStepTaken } from "#domain/bookings/visitor-bookings.ts";
import { ProductSlug } from "#domain/products/products.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { answers, bookingFile } from "../shared-contract.ts";

const tags = ["bookings"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const BookingId = z.object({ id: z.uuid() });
const one = { 200: jsonAnswer(Booking, "The booking as it is now") };
const theirs = { 200: jsonAnswer(VisitorBooking, "The request as it is now") };

/** What members ask of products, and what is asked of theirs. */
export const membersContract = {
  request: declareRoute({
    ...{ ...own, method: "post", path: "/api/bookings/products" },
    summary: "Ask for a product; an instant one is agreed at once, while there are places",
    write: { audit: ["booking.sent", "booking.accept"], repeat: "key" },
    request: { body: jsonBody(ProductRequest) },
    responses: { 201: jsonAnswer(Booking, "The request") },
  }),
  received: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/received" },
    summary: "What is asked of my products, some at a time",
    request: { query: BookingQuery },
    responses: { 200: jsonAnswer(BookingList, "Some of them, with how many there are in each folder") },
    file: bookingFile,
  }),
  readReceived: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/received/{id}" },
    summary: "One request for a product of mine",
    request: { params: BookingId },
    responses: one,
  }),
  answer: declareRoute({
    ...{ ...own, method: "post", path: "/api/bookings/received/{id}/steps" },
    ...answers,
    request: { params: BookingId, body: jsonBody(HotelStepTaken) },
    responses: one,
  }),
};

const limit = (name: string, points: number) => ({ name, points, durationSeconds: 600 });

/** What visitors ask, and how they go on by the link of a mail; the secret is in the body, where no log keeps it. */
export const visitorsContract = {
  ask: declareRoute({
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
  open: declareRoute({
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
  step: declareRoute({
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
};
