import { z } from "zod";
import { Journey } from "#domain/journeys/journeys.ts";
import { JourneyOpening, Overview, OverviewQuery } from "#domain/journeys/overview.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admin = { tags: ["journeys"], access: ["admin"] as const };

/** What administrators see of everybody's journeys: figures, and one whole only with a reason. */
export const overviewContract = {
  overview: declareRoute({
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
  }),
  open: declareRoute({
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
  }),
};
