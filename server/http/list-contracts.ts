import type { OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";
import type { Access } from "./access.ts";
import type { ApiEnv } from "./env.ts";
import type { ListFile } from "./files/list-file.ts";

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

/** A list that is a file too: where it is, who may read it, and what it may be asked. */
export type FiledList = {
  path: string;
  tags: string[];
  access: Access;
  params: z.ZodObject | undefined;
  query: Record<string, z.ZodType>;
  file: ListFile;
};

/** Every list that declares its columns. */
export function listFiled({ definitions }: OpenAPIHono<ApiEnv>["openAPIRegistry"]): FiledList[] {
  return definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { path, tags = [], request, ...declared } = definition.route;
    const { "x-file": file, "x-access": access } = declared as { "x-file"?: ListFile; "x-access"?: Access };
    if (!file || !access) return [];
    const params = request?.params as z.ZodObject | undefined;
    return [{ path, tags, access, params, query: shapeOf(request?.query), file }];
  });
}

/** The fields of a contract, however it is refined. */
function shapeOf(query: unknown): FiledList["query"] {
  const { shape, def } = (query ?? {}) as {
    shape?: FiledList["query"];
    def?: { in?: unknown; innerType?: unknown };
  };
  if (shape) return shape;
  return def?.in || def?.innerType ? shapeOf(def.in ?? def.innerType) : {};
}
