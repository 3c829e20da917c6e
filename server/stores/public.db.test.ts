import QRCode from "qrcode";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoStores } from "#database/seed/demo/stores.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { memberOnlyFields, type ProductContent } from "#domain/products/content.ts";
import type { PublicStore } from "#domain/stores/stores.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantDemoHotels, plantGroupHotels } from "../hotels/plant-hotels.ts";
import { plantPosts } from "../posts/plant-posts.ts";
import { plantProducts } from "../products/plant-products.ts";
import { plantProfiles } from "../profile/plant-profiles.ts";
import { listPages } from "../site/list-pages.ts";
import { plantStores } from "./demo/plant-stores.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantProfiles(world.deps);
  await seedHouse(world.db, world.clock.now());
  await plantGroupHotels(world.deps);
  await plantDemoHotels(world.deps);
  await plantProducts(world.deps);
  await plantPosts(world.deps);
  await plantStores(world.deps);
  // Planted again, it is the same world.
  await plantStores(world.deps);
});
afterAll(() => world.close());

test("a store shows its seller's public offers in their order, and nothing that is for members alone", async () => {
  for (const { slug } of demoStores) {
    const answer = await world.api(`/api/stores/${slug}`);
    const text = await answer.text();
    const { store } = JSON.parse(text) as { store: PublicStore };
    expect(store.products.length, slug).toBeGreaterThan(1);
    for (const field of memberOnlyFields) expect(text).not.toContain(`"${field}"`);
    const rows = await world.db.selectFrom("products").select(["id", "live", "position"]).execute();
    const positions = store.products.map(({ id }) => rows.find((row) => row.id === id)!.position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    for (const { memberPrice, price } of rows
      .map(({ live }) => live as ProductContent | null)
      .filter((live) => live !== null))
      if (memberPrice !== null && memberPrice !== price)
        expect(text).not.toContain(`"amount":${memberPrice},`);
  }
});

test("what sellers show is in the sitemap, each page and each offer once", async () => {
  const paths = (await listPages(world.deps)).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { slug } of demoStores) expect(paths).toContain(`/store/${slug}`);
  expect(paths.filter((path) => path.startsWith("/marketplace-public/")).length).toBeGreaterThan(3);
});

test("an offer says where its seller has a page, and a hotel has none", async () => {
  const marina = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  const storeOf = async (id: string) => (await (await world.api(`/api/sellers/${id}/store`)).json()).slug;
  expect(await storeOf(marina)).toBe("marina-teles");
  expect(await storeOf(crypto.randomUUID())).toBeNull();
});

test("a store shows the posts its seller chose, in their order and both languages; one taken off the lists leaves it", async () => {
  const postsOf = async (slug: string) => {
    const { store } = (await (await world.api(`/api/stores/${slug}`)).json()) as { store: PublicStore };
    return store.posts;
  };
  for (const { slug, dress } of demoStores) {
    const posts = await postsOf(slug);
    expect(posts.map((post) => post.slug)).toEqual(dress.posts);
    for (const { title, excerpt } of posts)
      for (const text of [title.pt, title.en, excerpt.pt, excerpt.en]) expect(text).toMatch(/\w/);
  }
  const { slug, dress } = demoStores[0]!;
  await world.db
    .updateTable("posts")
    .set({ state: "unlisted" })
    .where("slug", "=", dress.posts[0]!)
    .execute();
  expect((await postsOf(slug)).map((post) => post.slug)).toEqual(dress.posts.slice(1));
});

test("a store's code leads to it and says so; its entry for an address book has what the page shows", async () => {
  const url = `${world.deps.config.publicUrl}/store/marina-teles#via=qr`;
  const options = {
    margin: 2,
    errorCorrectionLevel: "M",
    color: { dark: "#1d1a16", light: "#ffffff" },
  } as const;
  const code = await world.api("/api/stores/marina-teles/code");
  expect(code.headers.get("content-type")).toContain("image/svg+xml");
  expect(await code.text()).toBe(await QRCode.toString(url, { ...options, type: "svg" }));
  const card = await (await world.api("/api/stores/marina-teles/contact")).text();
  expect(card.split("\r\n")).toEqual(
    expect.arrayContaining([
      ...["BEGIN:VCARD", "N:Teles;Marina;;;", "FN:Marina Teles", "TEL;TYPE=CELL:+5511988206144", "END:VCARD"],
      `URL:${world.deps.config.publicUrl}/store/marina-teles`,
    ]),
  );
  for (const path of ["code", "contact"])
    expect((await world.api(`/api/stores/nobody-here/${path}`)).status).toBe(404);
});
