import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";

/** What happens, as it happens: one stream of events, resumed by the browser with Last-Event-ID. */
export function liveRoutes({ live }: Pick<Deps, "live">) {
  return new Hono<ApiEnv>().get("/api/live", (context) => {
    const lastEventId = context.req.header("last-event-id");
    return live.open({
      topics: ["public"],
      ...(lastEventId ? { lastEventId } : {}),
      signal: context.req.raw.signal,
    });
  });
}
