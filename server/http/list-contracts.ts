import type { OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";
import type { ApiEnv } from "./env.ts";

type Contract = { route: string; part: string; schema: z.core.$ZodType };

/** What each declared route takes, part by part; a body of bytes has no shape to speak of. */
export function listContracts({ definitions }: OpenAPIHono<ApiEnv>["openAPIRegistry"]): Contract[] {
  return definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, request = {} } = definition.route;
    const { params, query, headers, body } = request;
    const json = body?.content["application/json"];
    const parts = { params, query, headers, body: json && "schema" in json ? json.schema : undefined };
    return Object.entries(parts).flatMap(([part, schema]) =>
      schema ? [{ route: `${method.toUpperCase()} ${path}`, part, schema: schema as z.core.$ZodType }] : [],
    );
  });
}

/** The patterns of the routes that are opened by a link, as the router spells them. */
export function listLinkPatterns({ definitions }: OpenAPIHono<ApiEnv>["openAPIRegistry"]): string[] {
  return definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { path, "x-access": access } = definition.route as { path: string; "x-access"?: unknown };
    return access === "link" ? [path.replaceAll(/\{(\w+)\}/g, ":$1")] : [];
  });
}
