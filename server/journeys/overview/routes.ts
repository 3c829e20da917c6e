import { z } from "zod";
import { Journey } from "#domain/journeys/journeys.ts";
import { JourneyOpening, Overview, OverviewQuery } from "#domain/journeys/overview.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { openJourney } from "./open-journey.ts";
import { readOverview } from "./read-overview.ts";

/** What administrators see of everybody's journeys: figures, and one whole only with a reason. */
export function overviewRoutes(deps: Deps) {
  const admin = { tags: ["journeys"], access: ["admin"] as const };
  const overview = declareRoute(deps, {
    ...admin,
    method: "get",
    path: "/api/journeys/overview",
    summary: "The figures of everybody's journeys",
    request: { query: OverviewQuery },
    responses: { 200: jsonAnswer(Overview, "Some of them, with how many there are in each state") },
    file: fileOf("journeys-overview", Overview, [
      "ownerName",
      "state",
      "startsOn",
      "endsOn",
      "travellers",
      "currency",
      ["worth", "currency"],
      "updatedAt",
    ]),
  });
  const open = declareRoute(deps, {
    ...admin,
    method: "post",
    path: "/api/journeys/overview/{id}",
    summary: "Open somebody's journey with a reason, which is logged",
    write: {
      audit: "journey.opened",
      repeat: { harmless: "each opening is written down" },
    },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(JourneyOpening) },
    responses: { 200: jsonAnswer(Journey, "The journey") },
  });
  return createApi()
    .openapi(overview, async (context) =>
      context.json(Overview.parse(await readOverview(deps, context.req.valid("query"))), 200),
    )
    .openapi(open, async (context) => {
      const which = { journeyId: context.req.valid("param").id, adminId: context.var.actor.id };
      const opened = await openJourney(deps, { ...which, ...context.req.valid("json") });
      return context.json(Journey.parse(opened), 200);
    });
}
