import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import type { Write } from "./http/api.ts";

type Schema = {
  $ref?: string;
  properties?: { version?: { type?: string }; basedOn?: { type?: string }; revision?: { type?: string } };
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  "x-write"?: Write;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

let world: World;
let writes: { place: string; method: string; operation: Operation }[];
beforeAll(async () => {
  world = await getWorld();
  writes = Object.entries(world.document().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([method]) => method !== "get")
      .map(([method, operation]) => ({ place: `${method} ${path}`, method, operation })),
  );
});
afterAll(() => world.close());

const sources = globSync("server/**/*.ts")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const actionsOf = ({ audit }: Write) => [audit].flat().filter((action) => typeof action === "string");

test("every write says what it leaves in the audit log, or why nothing, and what a repeat does", () => {
  expect(writes.length).toBeGreaterThan(20);
  for (const { place, operation } of writes) {
    const write = operation["x-write"];
    expect(write, place).toBeDefined();
    expect(actionsOf(write!).length > 0 || "none" in (write!.audit as object), place).toBe(true);
    const hasKey = operation.parameters?.some(({ name }) => name === "idempotency-key") ?? false;
    expect(hasKey, place).toBe(write!.repeat === "key");
  }
});

test("an entry that a route declares is written somewhere, and none is written that no route declares", () => {
  const declared = new Set(writes.flatMap(({ operation }) => actionsOf(operation["x-write"]!)));
  for (const action of declared) {
    const isWritten =
      sources.includes(`action: "${action}"`) || sources.includes(`action: \`${action.split(".")[0]}.`);
    expect(isWritten, action).toBe(true);
  }
  for (const [, action] of sources.matchAll(/action: "([a-z_]+\.[a-z_]+)"/g))
    expect(declared).toContain(action);
});

test("a body that names a version is declared to be checked, and the other way round", () => {
  const { schemas = {} } = world.document().components ?? {};
  for (const { place, operation } of writes) {
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const isNamed = schema ? namesVersion(schema, schemas) : false;
    expect(isNamed, place).toBe(operation["x-write"]?.version === "checked");
  }
});

function namesVersion({ $ref, properties, anyOf, oneOf, allOf }: Schema, schemas: object): boolean {
  if ($ref) return namesVersion((schemas as Record<string, Schema>)[$ref.split("/").at(-1)!]!, schemas);
  return (
    // The version of a release is a word; that of a row a number.
    properties?.version?.type === "integer" ||
    properties?.basedOn?.type === "integer" ||
    properties?.revision?.type === "integer" ||
    [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].some((part) => namesVersion(part, schemas))
  );
}
