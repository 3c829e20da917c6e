import { LinkAnswer, LinkedBooking, LinkQuestion } from "#domain/bookings/links.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { answerLink } from "./answer-link.ts";
import { openLink } from "./open-link.ts";

const tags = ["bookings"];
const limit = (name: string, points: number) => ({ name: `booking-${name}`, points, durationSeconds: 600 });

/** What the bearer of a mail's link does; the secret is in the body, where no log keeps it. */
function declareLinks(deps: Deps) {
  const link = { method: "post", tags, access: "link" } as const;
  return {
    open: declareRoute(deps, {
      ...{ ...link, path: "/api/booking-links/open", limit: limit("open", 300) },
      summary: "The booking that a mail's link is about; opening it changes nothing",
      write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
      request: { body: jsonBody(LinkQuestion) },
      responses: { 200: jsonAnswer(LinkedBooking, "The booking as its hotel reads it") },
    }),
    answer: declareRoute(deps, {
      ...{ ...link, path: "/api/booking-links/answers", limit: limit("answer", 60) },
      summary: "Answer a booking by a mail's link, once",
      write: {
        audit: ["booking.accept", "booking.hold", "booking.decline", "booking.counter", "booking.ask"],
        ...{ repeat: "key", version: "checked" },
      },
      request: { body: jsonBody(LinkAnswer) },
      responses: { 200: jsonAnswer(LinkedBooking, "The booking as it is now") },
    }),
  } as const;
}

export function linkRoutes(deps: Deps) {
  const { open, answer } = declareLinks(deps);
  return createApi()
    .openapi(open, async (context) => {
      const { token } = context.req.valid("json");
      const found = await openLink(deps, token);
      return context.json(LinkedBooking.parse(found), 200, { "cache-control": "no-store" });
    })
    .openapi(answer, async (context) => {
      const [given, once] = [context.req.valid("json"), onceOf(context)];
      return context.json(LinkedBooking.parse(await answerLink(deps, { answer: given, once })), 200);
    });
}
