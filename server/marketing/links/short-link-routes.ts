import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { ApiEnv } from "../../http/env.ts";
import { followLink } from "./follow-link.ts";

/** The addresses that members give away; a code that nobody has goes on to the page that says so. */
export function shortLinkRoutes(deps: Deps) {
  return new Hono<ApiEnv>().get("/r/:code", async (context, next) => {
    const { req } = context;
    const isReading = req.method === "GET";
    const target = await followLink(deps, { given: req.param("code"), headers: req.raw.headers, isReading });
    if (target === null) return next();
    return context.body(null, 302, {
      location: target,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
  });
}
