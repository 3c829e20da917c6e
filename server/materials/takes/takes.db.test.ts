import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { plantProfiles } from "#server/profile/plant-profiles.ts";
import { type KitWorld, openKitWorld, pdf } from "../testing/kit-world.ts";

let world: KitWorld;
let [sagres, trancoso]: string[] = [];
let [hotel, other, admin, advisor, rival]: string[] = [];
let id: string;
beforeAll(async () => {
  world = await openKitWorld();
});
beforeEach(async () => {
  await world.plant();
  await plantProfiles(world.deps);
  [sagres, trancoso] = await Promise.all(["martinhal-sagres", "casa-trancoso"].map(world.hotelId));
  [hotel, other, admin, advisor] = await Promise.all(
    ["hotel", "reservas", "admin", "advisor"].map(world.signIn),
  );
  rival = await world.makeAdvisor("rival@example.com");
  await world.send(admin!, sagres!);
  [{ id }] = (await world.read("/api/materials", advisor!)).rows;
});
afterAll(() => world.close());

const take = (token: string) => world.call("POST", "/api/materials/takes", token, { ids: [id] });
const log = (token: string, of = sagres!, part = "takes") =>
  world.call("GET", `/api/houses/${of}/materials/${part}`, token);
const rowsOf = async (part: "takes" | "takers", token = hotel!, of = sagres!) =>
  (await (await log(token, of, part)).json()).rows;

test("a hotel counts who took what from the first day, and reads a name only once they asked it for something", async () => {
  await take(advisor!);
  await take(advisor!);
  await take(rival!);
  const before = await rowsOf("takers");
  expect(before).toMatchObject([{ name: null, people: 2, takes: 3 }]);
  expect(JSON.stringify([before, await rowsOf("takes")])).not.toMatch(/Marina|Ateliê|rival/);

  const wish = { hotel: "martinhal-sagres", type: "menu", language: "en" };
  await world.call("POST", "/api/materials/requests", advisor!, wish);
  const agency = await world.db
    .selectFrom("agencies as a")
    .innerJoin("profile_details as d", "d.agency_id", "a.id")
    .innerJoin("profiles as p", "p.id", "d.user_id")
    .select("a.name")
    .where("p.full_name", "=", "Marina Teles")
    .executeTakeFirstOrThrow();
  expect(await rowsOf("takers")).toMatchObject([
    { name: agency.name, people: 1, takes: 2 },
    { name: null, people: 1, takes: 1 },
  ]);
  const takes = await rowsOf("takes");
  expect(takes).toHaveLength(3);
  expect(takes.map(({ title, number, way }: Record<string, unknown>) => [title, number, way])).toEqual(
    Array.from({ length: 3 }, () => ["Ficha técnica", 1, "file"]),
  );

  // Known to one hotel is not known to another, and nobody reads another's log.
  await world.send(admin!, trancoso!);
  for (const part of ["takes", "takers", "takes.file", "takers.file"]) {
    expect((await log(other!, sagres!, part)).status).toBe(404);
    expect((await log(advisor!, sagres!, part)).status).toBe(403);
  }
  expect(await rowsOf("takers", other!, trancoso!)).toEqual([]);
  expect(await rowsOf("takes", other!, trancoso!)).toEqual([]);
});

test("the address of the latest opens the newest version, keeps who took it, and nothing that is over", async () => {
  const open = (token: string) => world.call("GET", `/api/materials/${id}/latest`, token);
  const first = await open(advisor!);
  expect(first.headers.get("content-disposition")).toContain("v1.pdf");
  await world.send(admin!, sagres!, { validUntil: "2026-03-05" }, pdf("Nova"));
  expect((await open(advisor!)).headers.get("content-disposition")).toContain("v2.pdf");
  expect((await open(hotel!)).status).toBe(403);
  expect((await world.read("/api/materials", advisor!)).rows).toMatchObject([{ takenNumber: 2 }]);
  world.clock.set(new Date("2026-03-06T12:00:00Z"));
  const late = await open(await world.signIn("advisor"));
  expect([late.status, (await late.json()).code]).toEqual([409, "nothing_to_take"]);
  const unknown = await world.call(
    "GET",
    `/api/materials/${crypto.randomUUID()}/latest`,
    await world.signIn("advisor"),
  );
  expect(unknown.status).toBe(404);
});

test("the hotel's month counts takes and pieces asked for, in our days, each with its rows", async () => {
  world.clock.set(new Date("2026-03-02T12:20:00Z"));
  await take(advisor!);
  await take(rival!);
  const wish = { hotel: "martinhal-sagres", type: "film", language: "none" };
  await world.call("POST", "/api/materials/requests", rival!, wish);
  const month = `/api/accountability/${sagres}/2026-03`;
  const { sections } = await world.read(month, hotel!);
  const kit = sections.find((section: { id: string }) => section.id === "materials");
  expect(kit.figures.map(({ id: figure, value }: Record<string, unknown>) => [figure, value])).toEqual([
    ["takes", 2],
    ["asked", 1],
  ]);
  const { rows } = await world.read(`${month}/rows/materials/takes`, hotel!);
  expect(rows.map(({ on, count }: { on: string; count: number }) => [on, count])).toEqual([
    ["2026-03-02", 1],
    ["2026-03-02", 1],
  ]);
  expect(JSON.stringify(rows)).toContain("agência que ainda não fez pedido ao hotel");
  expect(JSON.stringify(rows)).not.toContain("Marina");
  const empty = await world.read(`/api/accountability/${trancoso}/2026-03`, admin!);
  const none = empty.sections.find((section: { id: string }) => section.id === "materials");
  expect(none.figures.every(({ value }: { value: number }) => value === 0)).toBe(true);
});

test("a person's copy has what they took, kept together, sent on and asked for", async () => {
  await take(advisor!);
  await world.call("POST", "/api/materials/collections", advisor!, { name: "Praia", ids: [id] });
  await world.call("POST", "/api/materials/links", advisor!, { ids: [id], days: 7 });
  const part = world.deps.personalParts.find(({ name }) => name === "materials")!;
  const me = await world.read("/api/me", advisor!);
  const copy = await part.read(world.deps, { id: me.id, email: "advisor@lilamonde.test" });
  expect(copy).toMatchObject({
    takes: [{ title: "Ficha técnica", way: "client_link" }, { way: "file" }],
    collections: [{ name: "Praia", titles: ["Ficha técnica"] }],
    links: [{ openings: 0 }],
  });
});
