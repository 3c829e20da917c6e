import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { ApiEnv } from "../http/env.ts";

type Node = {
  $ref?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  type?: unknown;
};
type Document = { components?: { schemas?: Record<string, unknown> }; paths?: object };
type Registry = OpenAPIHono<ApiEnv>["openAPIRegistry"];
type Responses = Record<string, { content?: Record<string, { schema?: unknown }> }>;

/**
 * The same document, in which a named choice may be null where the answer's own contract says so, and nowhere else. The
 * generator writes its name alone, or has the name itself allow null, whichever it met first.
 */
export function carryNull<T extends Document>(document: T, { definitions }: Registry): T {
  const names = (document.components?.schemas ?? {}) as Record<string, Node>;
  const seen = new Set<string>();

  function into(schema: z.core.$ZodType, node: Node | undefined): void {
    if (!node) return;
    const { id } = z.globalRegistry.get(schema) ?? {};
    if (id && node.$ref) {
      const named = names[id];
      if (!named || seen.has(id)) return;
      seen.add(id);
      if (named.oneOf) named.oneOf = named.oneOf.filter(({ type }) => type !== "null");
      parts(schema, named);
    } else parts(schema, node);
  }

  /** Goes through what a shape is made of, and mends what stands for each. */
  function parts(schema: z.core.$ZodType, node: Node): void {
    const definition = schema._zod.def as unknown as Record<string, z.core.$ZodType>;
    if (schema instanceof z.ZodObject) {
      for (const [name, inner] of Object.entries(schema.shape))
        if (node.properties?.[name]) node.properties[name] = mended(inner, node.properties[name]);
    } else if (schema instanceof z.ZodArray && node.items) {
      node.items = mended(definition.element!, node.items);
    } else if (schema instanceof z.ZodRecord && node.additionalProperties) {
      node.additionalProperties = mended(definition.valueType!, node.additionalProperties);
    } else if (schema instanceof z.ZodUnion) {
      const choices = (node.oneOf ?? node.anyOf ?? []).filter(({ type }) => type !== "null");
      for (const [at, option] of schema.options.entries()) into(option as z.core.$ZodType, choices[at]);
    }
  }

  function mended(given: z.core.$ZodType, node: Node): Node {
    const { schema, isNullable } = unwrapped(given);
    into(schema, node);
    return isNullable && node.$ref ? { anyOf: [node, { type: "null" }] } : node;
  }

  for (const definition of definitions) {
    if (definition.type !== "route") continue;
    const { method, path, responses } = definition.route;
    const written = (document.paths as Record<string, Record<string, { responses: Responses }>>)[path]?.[
      method
    ];
    for (const [status, answer] of Object.entries(responses)) {
      const schema = (answer as Responses[string]).content?.["application/json"]?.schema;
      const place = written?.responses[status]?.content?.["application/json"];
      if (schema && place?.schema) place.schema = mended(schema as z.core.$ZodType, place.schema as Node);
    }
  }
  return document;
}

/** A shape without what is wrapped around it, and whether that lets it be null. */
function unwrapped(given: z.core.$ZodType): { schema: z.core.$ZodType; isNullable: boolean } {
  const { type, innerType, out } = given._zod.def as unknown as Record<string, z.core.$ZodType> & {
    type: string;
  };
  const inner = innerType ?? (type === "pipe" ? out : undefined);
  if (!inner) return { schema: given, isNullable: false };
  const { schema, isNullable } = unwrapped(inner);
  return { schema, isNullable: isNullable || type === "nullable" };
}
