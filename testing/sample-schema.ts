export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** What ids are, whether whatever may be left out is, and what a free text says. */
type Sampling = { schemas: Record<string, Schema>; uuid: string; isMinimal?: boolean; text?: string };

/** A value that has the shape a JSON schema asks for, with one id wherever an id is asked for. */
export function sampleSchema(schema: Schema, sampling: Sampling): unknown {
  if (schema.$ref) return sampleSchema(sampling.schemas[schema.$ref.split("/").at(-1)!]!, sampling);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const one = (schema.anyOf ?? schema.oneOf)?.at(-1);
  if (one) return sampleSchema(one, sampling);
  const types = [schema.type ?? "object"].flat();
  if (sampling.isMinimal && types.includes("null")) return null;
  const [type] = types;
  switch (type) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      const isAsked = ([name]: [string, Schema]) => !sampling.isMinimal || required.includes(name);
      const entries = Object.entries(properties).filter(isAsked);
      return Object.fromEntries(entries.map(([name, inner]) => [name, sampleSchema(inner, sampling)]));
    }
    case "array":
      return schema.items ? [sampleSchema(schema.items, sampling)] : [];
    case "string":
      return sampleText(schema, sampling);
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      return null;
  }
}

function sampleText(
  { format, pattern, minLength = 1, maxLength }: Schema,
  { uuid, text: said }: Sampling,
): string {
  if (format === "uuid") return uuid;
  if (format === "email") return "somebody@example.com";
  if (format === "date-time") return "2026-03-02T12:00:00Z";
  if (said && !pattern && !format) return said.slice(0, maxLength);
  const text = "x".repeat(Math.max(8, minLength));
  // Those of our patterns that eight letters do not have: the path of a page, the secret of a link.
  return [text, `/${text}`, "x".repeat(43)].find((one) => !pattern || new RegExp(pattern).test(one)) ?? text;
}
