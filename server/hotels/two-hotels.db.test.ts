import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { enter } from "#testing/enter.ts";
import { type Schema, sampleSchema } from "#testing/sample-schema.ts";
import { getWorld, type World } from "#testing/world.ts";
import type { Access } from "../http/access.ts";

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = { method: string; path: string; parameters: Parameter[]; body: Schema | undefined };
type Person = Awaited<ReturnType<typeof enter>>;
type House = { id: string; slug: string; members: [string, string]; mark: string; views: number };

/** Two hotels with two members each, and what is said and counted of each alone. */
const houses: [House, House] = [
  {
    ...{ id: demoId("hotel/martinhal-sagres"), slug: "martinhal-sagres", members: ["hotel", "editora"] },
    ...{ mark: "rascunho-de-sagres", views: 70_919 },
  },
  {
    ...{ id: demoId("hotel/casa-trancoso"), slug: "casa-trancoso", members: ["reservas", "financeiro"] },
    ...{ mark: "rascunho-de-trancoso", views: 60_733 },
  },
];
const MONTH = "2026-03";

let world: World;
let schemas: Record<string, Schema>;
let operations: Operation[];
const people = new Map<string, Person>();
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  for (const name of ["admin", ...houses.flatMap(({ members }) => members)]) {
    people.set(name, await enter(world, name));
  }
  ({ operations, schemas } = readOperations());
  for (const house of houses) await markHouse(house);
});
afterAll(() => world.close());

/** Every route that people of hotels may call; a new one is walked without anyone adding it here. */
function readOperations() {
  const { paths = {}, components } = world.document();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, unknown>>)
      .filter(([, operation]) => {
        const access = operation["x-access"] as Access;
        return Array.isArray(access) && access.includes("hotel");
      })
      .map(([method, operation]) => {
        const request = operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined;
        const body = request?.content?.["application/json"]?.schema;
        const parameters = (operation.parameters ?? []) as Parameter[];
        return { method: method.toUpperCase(), path, parameters, body };
      }),
  );
  return { operations: found, schemas: (components?.schemas ?? {}) as Record<string, Schema> };
}

/** Says the hotel's mark in a draft, its contract and an activity, and counts its views. */
async function markHouse({ id, slug, mark, views, members: [owner] }: House) {
  const page = await (await people.get(owner)!.call("GET", `/api/houses/${id}/page`)).json();
  const { ptVersion } = page.sections.find(({ kind }: { kind: string }) => kind === "overview");
  const change = { do: "write", language: "pt", words: { lead: mark } };
  const operation = { id: randomUUID(), kind: "overview", version: ptVersion, change };
  const admin = people.get("admin")!;
  const { versions } = await (await admin.call("GET", `/api/contracts/${id}`)).json();
  const terms = { ...versions[0].terms, childPolicy: { pt: mark, en: mark } };
  const contract = { basedOn: versions[0].version, startsOn: "2030-01-01", endsOn: null, terms };
  const activity = {
    ...{ hotelIds: [id], kind: "visit", happenedOn: `${MONTH}-01`, summary: mark, reach: 1 },
    ...{ nextStep: null, nextStepOn: null },
  };
  const written = [
    await people.get(owner)!.call("POST", `/api/houses/${id}/page/operations`, operation),
    await admin.call("POST", `/api/contracts/${id}`, contract),
    await admin.call("POST", "/api/activities", activity),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 201, 201]);
  await world.db
    .insertInto("page_views")
    .values({ day: `${MONTH}-11`, path: `/lilamonde/${slug}`, language: "pt", views })
    .execute();
}

/** The address of an operation for a hotel; whatever else it asks for is something that is there. */
function addressOf({ path, parameters }: Operation, hotelId: string) {
  const given: Record<string, string> = { hotelId, month: MONTH, section: "views", figure: "views_pt" };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? randomUUID());
  const asked = parameters.filter((one) => one.in === "query" && (one.required || one.name === "hotel"));
  const query = asked.map(({ name, schema }) => {
    const value = name === "hotel" ? hotelId : sampleSchema(schema, { schemas, uuid: hotelId });
    return `${name}=${encodeURIComponent(String(value))}`;
  });
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

async function ask(person: Person, operation: Operation, hotelId: string) {
  const body = operation.body && sampleSchema(operation.body, { schemas, uuid: hotelId });
  const answer = await person.call(operation.method, addressOf(operation, hotelId), body);
  const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  return { status: answer.status, text };
}

/** What members read of every hotel's offers, filtered by one of them. */
const FOR_MEMBERS = ["/api/marketplace", "/api/marketplace/public"];
const isOfHotel = ({ path, parameters }: Operation) =>
  !FOR_MEMBERS.includes(path) &&
  (path.includes("{hotelId}") || parameters.some(({ name }) => name === "hotel"));
const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

/** Everything that is kept of a hotel. */
async function keptOf(id: string) {
  const tables = ["hotel_drafts", "hotel_contracts", "hotel_members", "hotel_sheets"] as const;
  const rows = tables.map((table) =>
    world.db.selectFrom(table).selectAll().where("hotel_id", "=", id).execute(),
  );
  return (await Promise.all(rows)).map((found) => found.map((row) => JSON.stringify(row)).toSorted());
}

const pairs = houses.flatMap((house) =>
  house.members.map((member) => [member, house, houses.find((other) => other !== house)!] as const),
);

test.each(pairs)(
  "%s reads what is their hotel's, and no draft, contract, activity or figure of the other",
  async (member, own, other) => {
    const person = people.get(member)!;
    const reads = operations.filter(({ method }) => method === "GET");
    const found: string[] = [];
    for (const operation of reads) {
      const mine = await ask(person, operation, own.id);
      if (mine.text.includes(own.mark)) found.push(operation.path);
      if (mine.text.includes(`${own.views}`)) found.push(`${operation.path} counts`);
      for (const trace of [other.mark, `${other.views}`]) {
        expect(mine.text, `${operation.path} with an own hotel`).not.toContain(trace);
      }
      if (!isOfHotel(operation)) continue;
      const foreign = await ask(person, operation, other.id);
      expect(codeOf(foreign), `${operation.path} of the other`).toEqual([404, "not_found"]);
      expect(codeOf(await ask(person, operation, randomUUID())), operation.path).toEqual(codeOf(foreign));
    }
    // The walk would find them if they were to be found.
    expect(found).toEqual(
      expect.arrayContaining([
        ...["/api/houses/{hotelId}/page", "/api/contracts/{hotelId}", "/api/activities"],
        "/api/accountability/{hotelId}/{month} counts",
      ]),
    );
  },
);

test.each(pairs)("%s changes nothing of the other hotel, whatever they send", async (member, _, other) => {
  const person = people.get(member)!;
  const before = await keptOf(other.id);
  const writes = operations.filter((one) => one.method !== "GET" && isOfHotel(one));
  expect(writes.length).toBeGreaterThan(8);
  for (const operation of writes) {
    const foreign = codeOf(await ask(person, operation, other.id));
    expect(foreign, operation.path).toEqual(codeOf(await ask(person, operation, randomUUID())));
    expect([400, 404], operation.path).toContain(foreign[0]);
  }
  expect(await keptOf(other.id)).toEqual(before);
});
