import { Hono } from "hono";
import { type VisitSource, visitSources } from "#domain/stores/visits.ts";
import type { Deps } from "../../deps.ts";
import type { ApiEnv } from "../../http/env.ts";
import { beginTalk } from "./begin-talk.ts";

const LIMIT = { name: "store-talk", points: 20, durationSeconds: 600 };

/** The button that leads from a store to its seller's WhatsApp, in both languages; it works without scripts. */
export function talkRoutes(deps: Deps) {
  return new Hono<ApiEnv>().on(
    "GET",
    ["/store/:slug/whatsapp", "/en/store/:slug/whatsapp"],
    async (context, next) => {
      const { req, env } = context;
      const via = req.query("via");
      const source: VisitSource = visitSources.find((known) => known === via) ?? "direct";
      const { allowed } = await deps.limiter.consume({ ...LIMIT, key: env.address });
      const target = await beginTalk(deps, {
        slug: req.param("slug"),
        source,
        language: req.path.startsWith("/en/") ? "en" : "pt",
        headers: req.raw.headers,
        isAllowed: allowed,
      });
      if (target === null) return next();
      return context.body(null, 302, {
        location: target,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
    },
  );
}
