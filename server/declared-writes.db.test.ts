import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isForbidden } from "#domain/audit/clean-entry.ts";
import { getWorld, type World } from "#testing/world.ts";
import type { Write } from "./http/contract.ts";
import { plant } from "./startup/plant.ts";

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

test("no entry of the demo world holds a secret or what a client told their advisor", {
  timeout: 300_000,
}, async () => {
  await plant(world.deps);
  const entries = await world.db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
  expect(entries.length).toBeGreaterThan(50);
  const held = entries.flatMap(({ action, before, after }) =>
    [...fieldsOf(before), ...fieldsOf(after)].filter(isForbidden).map((field) => `${action} ${field}`),
  );
  expect(held).toEqual([]);
  const clients = await world.db.selectFrom("clients").select(["full_name", "email", "phone"]).execute();
  const written = JSON.stringify(entries);
  const told = clients
    .flatMap(({ full_name, email, phone }) => [full_name, email, phone])
    .filter((text) => text);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => written.includes(JSON.stringify(text)))).toEqual([]);
});

/** The names of all fields of a record, at whatever depth. */
function fieldsOf(record: unknown): string[] {
  if (record === null || typeof record !== "object") return [];
  const inner = Object.values(record).flatMap(fieldsOf);
  return Array.isArray(record) ? inner : [...Object.keys(record), ...inner];
}

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
