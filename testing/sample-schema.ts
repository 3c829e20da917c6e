type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

type Sampling = { schemas: Record<string, Schema>; uuid: string };

/** A value that has the shape a JSON schema asks for, with one id wherever an id is asked for. */
export function sampleSchema(schema: Schema, sampling: Sampling): unknown {
  if (schema.$ref) return sampleSchema(sampling.schemas[schema.$ref.split("/").at(-1)!]!, sampling);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const one = (schema.anyOf ?? schema.oneOf)?.at(-1);
  if (one) return sampleSchema(one, sampling);
  const [type] = [schema.type ?? "object"].flat();
  switch (type) {
    case "object": {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(entries.map(([name, inner]) => [name, sampleSchema(inner, sampling)]));
    }
    case "array":
      return schema.items ? [sampleSchema(schema.items, sampling)] : [];
    case "string":
      return sampleText(schema, sampling.uuid);
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      return null;
  }
}

function sampleText({ format, minLength = 1 }: Schema, uuid: string): string {
  if (format === "uuid") return uuid;
  if (format === "email") return "somebody@example.com";
  if (format === "date-time") return "2026-03-02T12:00:00Z";
  return "x".repeat(Math.max(8, minLength));
}
