import { LinkAnswer, LinkedBooking, LinkQuestion } from "#domain/bookings/links.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const tags = ["bookings"];
const limit = (name: string, points: number) => ({ name: `booking-${name}`, points, durationSeconds: 600 });

const link = { method: "post", tags, access: "link" } as const;

/** What the bearer of a mail's link does; the secret is in the body, where no log keeps it. */
export const linksContract = {
  open: declareRoute({
    ...{ ...link, path: "/api/booking-links/open", limit: limit("open", 300) },
    summary: "The booking that a mail's link is about; opening it changes nothing",
    write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
    request: { body: jsonBody(LinkQuestion) },
    responses: { 200: jsonAnswer(LinkedBooking, "The booking as its hotel reads it") },
  }),
  answer: declareRoute({
    ...{ ...link, path: "/api/booking-links/answers", limit: limit("answer", 60) },
    summary: "Answer a booking by a mail's link, once",
    write: {
      audit: ["booking.accept", "booking.hold", "booking.decline", "booking.counter", "booking.ask"],
      ...{ repeat: "key", version: "checked" },
    },
    request: { body: jsonBody(LinkAnswer) },
    responses: { 200: jsonAnswer(LinkedBooking, "The booking as it is now") },
  }),
};
