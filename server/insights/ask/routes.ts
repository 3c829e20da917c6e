import { z } from "zod";
import { type AskEvent, FarolQuestion } from "#domain/insights/ask.ts";
import { Language } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonBody } from "../../http/api.ts";
import { askFarol } from "./ask-farol.ts";
import type { AskSettings } from "./settings.ts";

/** The way to ask, in a house that was set up for it. */
export function askRoutes(deps: Deps, settings: AskSettings) {
  const ask = declareRoute(deps, {
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
  });
  return createApi().openapi(ask, async (context) => {
    const stop = new AbortController();
    const events = await askFarol(deps, settings, {
      ...{ ownerId: context.var.actor.id, ...context.req.valid("query"), asked: context.req.valid("json") },
      signal: AbortSignal.any([context.req.raw.signal, stop.signal]),
    });
    return new Response(toStream(events, stop), {
      headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
    });
  });
}

/** Events as they come; a reader who leaves ends the asking too. */
function toStream(events: AsyncGenerator<AskEvent>, stop: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
    cancel: () => stop.abort(),
  });
}
