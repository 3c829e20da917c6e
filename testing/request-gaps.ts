import type { z } from "zod";
import { isSound } from "#domain/text.ts";

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;

const CLOSED = new Set(["boolean", "enum", "literal", "null", "undefined", "never"]);

/** Where a request contract lets in more than it can mean: texts that no builder made, numbers and lists without an end. */
export function requestGaps(schema: z.core.$ZodType, path: string): string[] {
  const definition = schema._zod.def as Definition;
  const { type } = definition;
  if (CLOSED.has(type)) return [];
  if (type === "string") return textGaps(schema as z.ZodString, path);
  if (type === "number") return numberGaps(schema as z.ZodNumber, path);
  const parts = partsOf(schema, definition);
  if (parts.length === 0 && type !== "object") return [`${path}: ${type} says nothing of what may come`];
  const isEndless = type === "array" && !checksOf(schema).some(({ check }) => check === "max_length");
  return [
    ...(isEndless ? [`${path}: a list without an end`] : []),
    ...parts.flatMap(([name, part]) => requestGaps(part, `${path}${name}`)),
  ];
}

function textGaps(schema: z.ZodString, path: string): string[] {
  if ((schema._zod.def as Definition).format === "uuid") return [];
  const isBuilt = (schema._zod.def.checks ?? []).includes(isSound);
  return isBuilt && schema.maxLength !== null ? [] : [`${path}: a text that domain/text.ts did not make`];
}

function numberGaps({ minValue, maxValue }: z.ZodNumber, path: string): string[] {
  const isBounded = (value: number | null) => Math.abs(value ?? Infinity) < Number.MAX_SAFE_INTEGER;
  return isBounded(minValue) && isBounded(maxValue) ? [] : [`${path}: a number without bounds`];
}

function checksOf(schema: z.core.$ZodType): z.core.$ZodCheckDef[] {
  return (schema._zod.def.checks ?? []).map((check) => check._zod.def);
}

type Part = [string, z.core.$ZodType];

/** What a schema is made of, as it comes in. */
function partsOf(schema: z.core.$ZodType, definition: Definition): Part[] {
  const part = (key: string, name = ""): Part[] =>
    definition[key] ? [[name, definition[key] as z.core.$ZodType]] : [];
  switch (definition.type) {
    case "object":
      return Object.entries((schema as z.ZodObject).shape).map(([name, inner]) => [`.${name}`, inner]);
    case "array":
      return part("element", "[]");
    case "record":
      return [...part("keyType", ".(key)"), ...part("valueType", ".*")];
    case "tuple":
      return (definition.items as z.core.$ZodType[]).map((item, index) => [`[${index}]`, item]);
    case "union":
      return (definition.options as z.core.$ZodType[]).map((option) => ["", option]);
    case "intersection":
      return [...part("left"), ...part("right")];
    case "pipe":
      return isTransform(definition.in) ? part("out") : part("in");
    default:
      return part("innerType");
  }
}

function isTransform(schema: unknown): boolean {
  return (schema as z.core.$ZodType)._zod.def.type === "transform";
}
