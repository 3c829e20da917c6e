import { type Schema, sampleSchema } from "#testing/sample-schema.ts";

type Bounded = Schema & { maxItems?: number; minItems?: number };
type Schemas = Record<string, Schema>;

/** Where nothing bounds a list or a text, the whole body does. */
const UNBOUNDED = { items: 5_000, letters: 200_000 };
const SMALLER = 0.8;
/** How many times what is let in is made at most, before less is tried. */
const TRIED = 10;

/** The largest body that a schema and the door of the API let in. */
export function largestBody(
  schema: Schema,
  { schemas, maxBytes }: { schemas: Schemas; maxBytes: number },
): string {
  for (let share = 1; ; share *= SMALLER) {
    const filling = { schemas, share, left: maxBytes * TRIED };
    const body = JSON.stringify(largest(schema, filling));
    if (filling.left > 0 && Buffer.byteLength(body) <= maxBytes) return body;
  }
}

/** What is left to be filled, in bytes: lists of lists would not end otherwise. Of several shapes all are tried. */
type Filling = { schemas: Schemas; share: number; left: number };

function largest(given: Bounded, filling: Filling): unknown {
  filling.left -= 1;
  if (filling.left <= 0) return null;
  const schema: Bounded = given.$ref ? filling.schemas[given.$ref.split("/").at(-1)!]! : given;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return longest(choices.map((one) => largest(one, filling)));
  const type = [schema.type ?? "object"].flat().find((one) => one !== "null");
  if (schema.const !== undefined || schema.enum) return sampleSchema(schema, sampling(filling));
  if (type === "object") {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, inner]) => [name, largest(inner, filling)]));
  }
  if (type === "array") {
    const length = Math.max(
      schema.minItems ?? 0,
      Math.ceil((schema.maxItems ?? UNBOUNDED.items) * filling.share),
    );
    return schema.items ? Array.from({ length }, () => largest(schema.items!, filling)) : [];
  }
  if (type === "string" && !schema.pattern && !schema.format) {
    const letters = Math.ceil((schema.maxLength ?? UNBOUNDED.letters) * filling.share);
    filling.left -= letters;
    return "não há "
      .repeat(Math.ceil(letters / 7))
      .slice(0, letters)
      .trimEnd()
      .padEnd(letters, "ã");
  }
  return sampleSchema(schema, sampling(filling));
}

const sampling = ({ schemas }: Filling) => ({ schemas, uuid: crypto.randomUUID() });

function longest(values: unknown[]): unknown {
  return values.toSorted((a, b) => JSON.stringify(b ?? null).length - JSON.stringify(a ?? null).length)[0];
}
