import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { getWorld, type World } from "#testing/world.ts";
import type { HotelsApi } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

const VELAA = "velaa-private-island";
const list = async (query: Record<string, string> = {}) => {
  const answer = await world.client<HotelsApi>().hotels.$get({ query });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return answer.json();
};
const slugs = async (query: Record<string, string>) => (await list(query)).hotels.map(({ slug }) => slug);

const both = (text: string) => JSON.stringify({ pt: text, en: text });
async function addHotel(hotel: { slug: string; country: string; style: string; isPublished: boolean }) {
  const { slug, country, style, isPublished } = hotel;
  await world.db
    .insertInto("hotels")
    .values({
      ...{ id: randomUUID(), slug, name: slug, country, style, position: 9, is_published: isPublished },
      place: both("Serra"),
      headline: both("Uma casa"),
      summary: both("Entre montanhas"),
      picture: JSON.stringify({ kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } }),
    })
    .execute();
}

test("the collection lists what is published, in its order, with what it can be narrowed by", async () => {
  await addHotel({ slug: "casa-serra", country: "BR", style: "mountain", isPublished: true });
  await addHotel({ slug: "rascunho", country: "FR", style: "city", isPublished: false });
  const { hotels, countries, styles } = await list();
  expect(hotels.map(({ path }) => path)).toEqual([
    "/velaa-private-island",
    "/martinhal-luxury-resorts",
    "/lilamonde/casa-serra",
  ]);
  expect({ countries, styles }).toEqual({
    countries: ["BR", "MV", "PT"],
    styles: ["family_resort", "mountain", "private_island"],
  });
  expect(hotels[0]).not.toHaveProperty("id");
});

test.each([
  [{ search: "maldivas" }, [VELAA]],
  [{ search: "MALDIVES noonu" }, [VELAA]],
  [{ search: "lisboa" }, ["martinhal-luxury-resorts"]],
  [{ search: "petr kolar" }, [VELAA]],
  [{ country: "PT" }, ["martinhal-luxury-resorts"]],
  [{ style: "private_island", search: "" }, [VELAA]],
  [{ style: "private_island", country: "PT" }, []],
  [{ search: "", country: "", style: "" }, [VELAA, "martinhal-luxury-resorts"]],
])("a filter of %j leaves %j", async (query, expected) => {
  expect(await slugs(query as Record<string, string>)).toEqual(expected);
});

test.each(["country=portugal", "style=castle", `search=${"x".repeat(121)}`])(
  "%s is refused",
  async (query) => {
    const answer = await world.api(`/api/hotels?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "validation_failed" });
  },
);

test("a hotel is read with its chapters in order", async () => {
  const answer = await world.client<HotelsApi>().hotels[":slug"].$get({ param: { slug: VELAA } });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  const hotel = await answer.json();
  expect(hotel).toMatchObject({ name: "Velaa Private Island", updatedAt: world.clock.now().toISOString() });
  expect(hotel.chapters.map(({ kind }) => kind).slice(0, 3)).toEqual(["overview", "founders", "pillars"]);
});

test("a chapter that is not published is not read", async () => {
  await world.db
    .updateTable("hotel_chapters")
    .set({ is_published: false })
    .where("kind", "=", "villas")
    .execute();
  const answer = await world.api(`/api/hotels/${VELAA}`);
  expect((await answer.json()).chapters).toHaveLength(9);
});

test("a hotel that is not published is not found, like one that never was", async () => {
  await world.db.updateTable("hotels").set({ is_published: false }).where("slug", "=", VELAA).execute();
  for (const slug of [VELAA, "nowhere"]) {
    const answer = await world.api(`/api/hotels/${slug}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  }
});

test("a large collection is read a page at a time, each hotel once, in its order", async () => {
  for (let at = 0; at < 130; at++) {
    const slug = `casa-${String(at).padStart(3, "0")}`;
    await addHotel({ slug, country: "BR", style: "mountain", isPublished: true });
  }
  const first = await list();
  expect(first.hotels).toHaveLength(60);
  expect(first.count).toEqual({ value: 132, isMore: false });
  const second = await list({ after: first.nextCursor! });
  const third = await list({ after: second.nextCursor! });
  expect(third.nextCursor).toBeNull();
  const all = [...first.hotels, ...second.hotels, ...third.hotels].map(({ slug }) => slug);
  expect(new Set(all).size).toBe(132);
  expect(all.slice(2)).toEqual([...all.slice(2)].sort());
  const narrowed = await list({ search: "casa-12 mont" });
  expect(narrowed.count.value).toBe(10);
  expect((await world.api("/api/hotels?after=bm9wZQ")).status).toBe(400);
});
