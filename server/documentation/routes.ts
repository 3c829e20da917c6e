import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { ApiEnv } from "../http/env.ts";
import { describeApi } from "./describe-api.ts";
import { referencePage, STYLES } from "./reference-page.ts";

/** The OpenAPI document of all capabilities and a page to read it. */
export function documentationRoutes(api: OpenAPIHono<ApiEnv>) {
  return new Hono<ApiEnv>()
    .get("/api/openapi.json", (context) => context.json(describeApi(api)))
    .get("/api/docs", (context) => {
      context.header(
        "content-security-policy",
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      );
      return context.html(referencePage(describeApi(api)));
    })
    .get("/api/docs.css", (context) =>
      context.body(STYLES, 200, { "content-type": "text/css; charset=utf-8" }),
    );
}
