import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type KitWorld, openKitWorld, pdf } from "./testing/kit-world.ts";
import { turnSlots } from "./turn-slots.ts";

let world: KitWorld;
let sagres: string;
let [hotel, admin, advisor]: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
});
beforeEach(async () => {
  await world.plant();
  sagres = await world.hotelId("martinhal-sagres");
  [hotel, admin, advisor] = await Promise.all(["hotel", "admin", "advisor"].map(world.signIn));
});
afterAll(() => world.close());

const publish = (id: string) =>
  world.call("POST", `/api/materials/reviews/${id}`, admin!, { to: "published" });
const kit = (query = "", token = advisor!) => world.read(`/api/materials${query}`, token);
const titles = async (query: string) => (await kit(query)).rows.map(({ title }: { title: string }) => title);
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();
const noticesOf = async (token: string): Promise<string[]> =>
  (await world.read("/api/notifications", token)).notifications.map(({ kind }: { kind: string }) => kind);

test("a hotel sends, an administrator returns and then publishes, and only then it is in the kit", async () => {
  const { id } = await (await world.send(hotel!, sagres)).json();
  expect((await kit()).rows).toEqual([]);
  const { waiting } = await world.read("/api/materials/reviews", admin!);
  expect(waiting).toMatchObject([{ title: "Ficha técnica", version: { id, number: 1, file: { pages: 1 } } }]);
  const review = (body: unknown) => world.call("POST", `/api/materials/reviews/${id}`, admin!, body);
  expect((await review({ to: "returned" })).status).toBe(400);
  expect((await review({ to: "returned", comment: "Falta a tarifa da villa." })).status).toBe(204);
  expect((await publish(id)).status).toBe(409);
  expect(await noticesOf(hotel!)).toContain("material_returned");
  const desk = await world.read(`/api/houses/${sagres}/materials`, hotel!);
  expect(desk.materials[0].versions[0]).toMatchObject({
    state: "returned",
    comment: "Falta a tarifa da villa.",
  });

  const again = await (await world.send(hotel!, sagres)).json();
  expect((await publish(again.id)).status).toBe(204);
  const { rows, hotels, facets } = await kit();
  expect(rows).toMatchObject([{ title: "Ficha técnica", situation: "open", version: { number: 2 } }]);
  expect(hotels).toEqual([{ slug: "martinhal-sagres", name: "Martinhal Sagres", count: 1 }]);
  expect(facets.type[0]).toEqual({ value: "fact_sheet", count: { value: 1, isMore: false } });
});

test("an administrator's own upload is published at once; a validity turned round or already over is refused", async () => {
  const reversed = { validFrom: "2026-05-02", validUntil: "2026-05-01" };
  const refused = await world.send(admin!, sagres, reversed);
  expect(await refused.json()).toMatchObject({
    code: "validation_failed",
    fields: { validUntil: "invalid" },
  });
  const over = await world.send(admin!, sagres, { validUntil: "2020-01-01" });
  expect((await over.json()).fields).toEqual({ validUntil: "invalid" });
  expect((await world.send(admin!, sagres)).status).toBe(201);
  expect((await kit()).rows).toHaveLength(1);
});

test("accents and typing mistakes do not matter, and facets follow the words", async () => {
  await world.send(admin!, sagres, { type: "menu", title: "Café da manhã na varanda" });
  await world.send(admin!, sagres);
  expect(await titles("?q=cafe%20da%20manha")).toEqual(["Café da manhã na varanda"]);
  const mistyped = await kit("?q=cafe%20da%20mnha");
  expect(mistyped.rows).toHaveLength(1);
  expect(mistyped.readAs).toBe("cafe da manha");
  expect(mistyped.facets.type.filter(({ count }: { count: { value: number } }) => count.value > 0)).toEqual([
    { value: "menu", count: { value: 1, isMore: false } },
  ]);
  expect(await titles("?q=sagrse&type=fact_sheet")).toEqual(["Ficha técnica"]);
  expect(await titles("?q=zzzzzz")).toEqual([]);
  const first = await kit("?q=sagrse&limit=1");
  const second = await kit(`?q=sagrse&limit=1&cursor=${first.nextCursor}`);
  expect([first, second].map(({ readAs, count }) => [readAs, count.value])).toEqual([
    ["sagres", 2],
    ["sagres", 2],
  ]);
  expect(second.rows[0].title).not.toBe(first.rows[0].title);
  const about = { tags: ["pôr do sol"], credit: "Marta Ruas" };
  const alt = { altPt: "A varanda à tarde", altEn: "The veranda in the afternoon" };
  await world.send(admin!, sagres, { type: "photo", title: "Varanda", ...about, ...alt }, await picture());
  const { rows } = await kit("?q=por%20do%20sol");
  expect(rows).toMatchObject([
    { title: "Varanda", version: { ...about, alt: { pt: alt.altPt, en: alt.altEn } } },
  ]);
});

test("whoever took a version is told when it is replaced, once, until they take the new one", async () => {
  await world.send(admin!, sagres);
  const [{ id }] = (await kit()).rows;
  const taken = await world.call("POST", "/api/materials/takes", advisor!, { ids: [id] });
  const { path } = await taken.json();
  const file = await world.api(path);
  expect(file.headers.get("content-disposition")).toContain("Martinhal Sagres Ficha tecnica v1.pdf");
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await world.read("/api/materials/recalls", advisor!)).recalls).toEqual([]);

  await world.send(admin!, sagres, { changes: "Tarifa da villa, página 3." }, pdf("Ficha nova"));
  expect((await world.read("/api/materials/recalls", advisor!)).recalls).toMatchObject([
    { materialId: id, takenNumber: 1, number: 2, changes: "Tarifa da villa, página 3." },
  ]);
  expect((await noticesOf(advisor!)).filter((kind) => kind === "material_superseded")).toHaveLength(1);
  expect(await noticesOf(await world.signIn("operator"))).not.toContain("material_superseded");
  await world.call("POST", "/api/materials/takes", advisor!, { ids: [id] });
  expect((await world.read("/api/materials/recalls", advisor!)).recalls).toEqual([]);
});

test("a newer version under embargo replaces nothing until it opens, in the hotel's own day", async () => {
  await world.send(admin!, sagres);
  await world.send(admin!, sagres, { embargoUntil: "2026-03-10" });
  expect((await kit()).rows).toMatchObject([{ situation: "open", version: { number: 1 } }]);
  world.clock.set(new Date("2026-03-10T00:05:00Z"));
  await turnSlots(world.deps);
  await turnSlots(world.deps);
  const later = await world.signIn("advisor");
  expect((await kit("", later)).rows).toMatchObject([{ situation: "open", version: { number: 2 } }]);
  const states = await world.db.selectFrom("material_versions").select("state").orderBy("number").execute();
  expect(states).toEqual([{ state: "superseded" }, { state: "published" }]);
});

test("what is new since the last visit moves only when the page was read", async () => {
  const { asOf, lastVisitAt } = await kit();
  expect(lastVisitAt).toBeNull();
  await world.call("POST", "/api/materials/visits", advisor!, { until: asOf });
  world.clock.set(new Date("2026-03-02T12:10:00Z"));
  await world.send(admin!, sagres);
  expect((await kit("?only=new")).rows).toMatchObject([{ isNew: true }]);
  expect((await kit()).rows).toMatchObject([{ isNew: true }]);
  await world.call("POST", "/api/materials/visits", advisor!, { until: "2099-01-01T00:00:00Z" });
  expect((await kit("?only=new")).rows).toEqual([]);
});

test("a kit says what it lacks; asking tells the hotel once", async () => {
  await world.send(admin!, sagres);
  const wish = { hotel: "martinhal-sagres", type: "menu", language: "en" };
  for (const _ of [1, 2]) {
    expect((await world.call("POST", "/api/materials/requests", advisor!, wish)).status).toBe(204);
  }
  const { filled, of, missing } = await world.read("/api/materials/kits/martinhal-sagres", advisor!);
  expect({ filled, of }).toEqual({ filled: 1, of: 11 });
  expect(missing).toContainEqual({ type: "menu", language: "en", asked: 1, askedByMe: true });
  expect((await noticesOf(hotel!)).filter((kind) => kind === "material_asked")).toHaveLength(1);
});
