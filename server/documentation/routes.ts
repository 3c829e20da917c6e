import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { ApiEnv } from "../http/env.ts";
import { allowNull } from "./allow-null.ts";
import { referencePage, STYLES } from "./reference-page.ts";

export const API_INFO = {
  openapi: "3.1.0",
  info: {
    title: "Lilamonde",
    version: "1",
    description: "Every write accepts an Idempotency-Key. Refusals are RFC 9457 documents with a code.",
  },
};

/** The OpenAPI document of all capabilities and a page to read it. */
export function documentationRoutes(api: OpenAPIHono<ApiEnv>) {
  return new Hono<ApiEnv>()
    .get("/api/openapi.json", (context) => context.json(allowNull(api.getOpenAPI31Document(API_INFO))))
    .get("/api/docs", (context) => {
      context.header(
        "content-security-policy",
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      );
      return context.html(referencePage(allowNull(api.getOpenAPI31Document(API_INFO))));
    })
    .get("/api/docs.css", (context) =>
      context.body(STYLES, 200, { "content-type": "text/css; charset=utf-8" }),
    );
}
