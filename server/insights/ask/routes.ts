import type { AskEvent } from "#domain/insights/ask.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { askFarol } from "./ask-farol.ts";
import { askContract } from "./contract.ts";
import type { AskSettings } from "./settings.ts";

/** The way to ask, in a house that was set up for it. */
export function askRoutes(deps: Deps, settings: AskSettings) {
  const { ask } = askContract;
  return createApi(deps).openapi(ask, async (context) => {
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
