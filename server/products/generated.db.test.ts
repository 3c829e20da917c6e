import { afterAll, beforeAll, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { PublicProducts } from "#domain/products/marketplace.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantProfiles } from "../profile/plant-profiles.ts";
import { listPages } from "../site/list-pages.ts";
import { readShareImage } from "../site/share-images/read-share-image.ts";
import { plantStores } from "../stores/demo/plant-stores.ts";
import { findTraces, plantGenerated } from "./testing/generated-products.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantProfiles(world.deps);
  await seedHouse(world.db, world.clock.now());
  await plantStores(world.deps);
});
afterAll(() => world.close());

const read = async (path: string) => (await world.api(path)).text();

/** Every page of the public list for a question, as it was sent. */
async function readList(question: string): Promise<{ slugs: string[]; texts: string[] }> {
  const [slugs, texts]: [string[], string[]] = [[], []];
  let cursor: string | null = "";
  while (cursor !== null) {
    const text = await read(`/api/marketplace/public?limit=20&${question}${cursor && `&cursor=${cursor}`}`);
    const { rows, nextCursor } = JSON.parse(text) as PublicProducts;
    texts.push(text);
    slugs.push(...rows.map(({ slug }) => slug));
    cursor = nextCursor;
  }
  return { slugs, texts };
}

test("of generated products, too, nothing that everybody reads holds a field, a figure or a word that is for members", async () => {
  const { id: sellerId } = await enter(world, "advisor");
  const made = await plantGenerated(world.db, { sellerId, count: 90, now: world.clock.now() });
  const shown = made.filter(({ visibility }) => visibility === "public");
  const { slugs, texts } = await readList("sort=-publishedAt");
  expect([slugs.length, shown.length > 20]).toEqual([shown.length, true]);
  for (const question of [
    "sort=price",
    "sort=-title",
    "q=travesia",
    "q=quisquiliana",
    "q=quisquilina",
    "q=palimpsestica",
  ])
    texts.push(...(await readList(question)).texts);
  const pages = (await listPages(world.deps)).filter(({ path }) => /marketplace|store/.test(path));
  expect(pages.length).toBeGreaterThan(shown.length);
  texts.push(JSON.stringify(pages), await read("/sitemap.xml"), await read("/api/stores/marina-teles"));
  for (const name of slugs) {
    texts.push(await read(`/api/marketplace/public/${name}`));
    texts.push(
      JSON.stringify(await readShareImage(world.deps, { name, language: "pt", kind: "marketplace" })),
    );
  }
  for (const text of texts) expect(findTraces(text, made)).toEqual([]);
  const hidden = await world.db
    .selectFrom("products")
    .select("slug")
    .where("visibility", "<>", "public")
    .execute();
  expect(hidden.length).toBe(made.length - shown.length);
  for (const { slug } of hidden)
    expect((await world.api(`/api/marketplace/public/${slug}`)).status).toBe(404);
  // What is looked for is there to be found: members read all of it.
  const { call } = await enter(world, "operator");
  const seen = await (await call("GET", "/api/marketplace?limit=100")).text();
  expect(findTraces(seen, made).length).toBeGreaterThan(20);
});
