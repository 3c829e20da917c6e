import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnv } from "../http/env.ts";
import { allowNull } from "./allow-null.ts";
import { carryNull } from "./carry-null.ts";

const API_INFO = {
  openapi: "3.1.0",
  info: {
    title: "Lilamonde",
    version: "1",
    description: "Every write accepts an Idempotency-Key. Refusals are RFC 9457 documents with a code.",
  },
};

/** The OpenAPI document of everything that is declared, true to what is parsed. */
export function describeApi(api: OpenAPIHono<ApiEnv>) {
  return carryNull(allowNull(api.getOpenAPI31Document(API_INFO)), api.openAPIRegistry);
}
