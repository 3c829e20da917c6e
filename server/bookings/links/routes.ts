import { LinkedBooking } from "#domain/bookings/links.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { answerLink } from "./answer-link.ts";
import { linksContract } from "./contract.ts";
import { openLink } from "./open-link.ts";

export function linkRoutes(deps: Deps) {
  const { open, answer } = linksContract;
  return createApi(deps)
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
