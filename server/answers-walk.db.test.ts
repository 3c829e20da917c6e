import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { enter } from "#testing/enter.ts";
import { type FoundIds, fillPath, noteFirst } from "#testing/found-ids.ts";
import { type Operation, readOperations } from "#testing/hostile-requests.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";

const DEMO = { advisor: "advisor", tour_operator: "operator", hotel: "hotel", admin: "admin2" } as const;
type Role = keyof typeof DEMO;
type Shape = z.core.JSONSchema.JSONSchema;
type Described = Record<string, { content?: Record<string, { schema?: Shape }> }>;

// Every reading by everybody who may takes as long as there are readings.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

let world: World;
const tokens: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  for (const [role, name] of Object.entries(DEMO)) tokens[role as Role] = (await enter(world, name)).token;
  tokens.admin = (await addSecondFactor(world, tokens.admin!)).token;
});
afterAll(() => world.close());

/** Who may read it: a visitor, or each role by its own. */
const readers = ({ access }: Operation): (string | null)[] => {
  if (!Array.isArray(access)) return access === "signed_in" ? [tokens.advisor!] : [null];
  return access.map((role) => tokens[role as Role]!);
};

/** The named shapes that one refers to, and those that they do. */
function named(schema: Shape, all: Record<string, Shape>, into: Record<string, Shape> = {}) {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    if (into[name!]) continue;
    into[name!] = all[name!]!;
    named(all[name!]!, all, into);
  }
  return into;
}

test("every reading answers as the document of the API says, whoever asks", async () => {
  const document = world.document() as { paths: Record<string, { get?: { responses: Described } }> };
  const checks = new Map<Shape, z.ZodType>();
  const defs = JSON.parse(JSON.stringify(document).replaceAll("#/components/schemas/", "#/$defs/"));
  const checkOf = (schema: Shape) => {
    const known =
      checks.get(schema) ?? z.fromJSONSchema({ ...schema, $defs: named(schema, defs.components.schemas) });
    checks.set(schema, known);
    return known;
  };
  const readings = readOperations(document).filter(({ method }) => method === "GET");
  const [wrong, found]: [string[], FoundIds] = [[], new Map()];
  let answered = 0;
  for (const operation of readings) {
    for (const token of readers(operation)) {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await world.api(fillPath(operation.path, found), { headers });
      const described = defs.paths[operation.path].get.responses[answer.status]?.content;
      const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
      const name = `GET ${operation.path}: ${answer.status}`;
      if (answer.status >= 400 || !type) continue;
      answered++;
      if (!described?.[type] && !described?.["*/*"]) wrong.push(`${name} is ${type}`);
      if (type !== "application/json") continue;
      const json = await answer.json();
      noteFirst(operation.path, json, found);
      const { error } = checkOf(described[type].schema).safeParse(json);
      if (error) wrong.push(`${name} at ${error.issues[0]!.path.join(".")}: ${error.issues[0]!.message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});
