import { z } from "zod";
import { FarolQuestion } from "#domain/insights/ask.ts";
import { Language } from "#domain/text.ts";
import { declareRoute, jsonBody } from "../../http/contract.ts";

/** The way to ask, in a house that was set up for it. */
export const askContract = {
  ask: declareRoute({
    method: "post",
    path: "/api/insights/ask",
    tags: ["insights"],
    summary: "Ask a question over my own figures; the answer comes as events and cites them",
    access: ["advisor", "tour_operator"],
    limit: { name: "insights-ask-address", points: 60, durationSeconds: 3_600 },
    write: { audit: { none: "it writes nothing" }, repeat: { harmless: "it writes nothing" } },
    request: { query: z.object({ language: Language }), body: jsonBody(FarolQuestion) },
    responses: {
      200: {
        description: "Text, then the figures",
        content: { "text/event-stream": { schema: z.string() } },
      },
    },
  }),
};
