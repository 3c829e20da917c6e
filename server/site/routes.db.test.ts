import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { sitePages } from "#domain/site/pages.ts";
import { siteRedirect } from "#domain/site/redirects.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { COMMUNITY_DOMAIN: "community.test" } });
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) => world.api(path, { headers });
const readSitemap = async () => {
  const text = await (await get("/sitemap.xml")).text();
  const entries = text.match(/<url>.*?<\/url>/g) ?? [];
  return entries.map((entry) => ({
    location: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "",
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    twins: Array.from(entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [
      language,
      href,
    ]),
  }));
};

test("robots may read the public site and are led to its map", async () => {
  const text = await (await get("/robots.txt")).text();
  expect(text).toContain("Sitemap: http://lilamonde.test/sitemap.xml");
  expect(text).toMatch(/^Disallow: \/admin$/m);
  for (const path of Object.values(sitePages)) {
    const closed = text.match(/(?<=Disallow: ).+/g) ?? [];
    expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  }
});

test("the map names every page that can be read in both languages, each with its twin and its last change", async () => {
  const entries = await readSitemap();
  expect(entries).toHaveLength(2 * Object.values(sitePages).length);
  for (const { location, twins, changed } of entries) {
    expect(changed, location).toBe(world.clock.now().toISOString());
    expect(twins.map(([language]) => language)).toEqual(["pt-BR", "en", "x-default"]);
    expect(twins.map(([, href]) => href)).toContain(location);
    expect(siteRedirect(new URL(location).pathname)).toBeNull();
  }
  const english = entries.find(({ location }) => location === "http://lilamonde.test/en/about");
  expect(english?.twins[0]).toEqual(["pt-BR", "http://lilamonde.test/about"]);
});

test("a hotel enters the map when it is published, and its change is the page's", async () => {
  const changed = new Date("2026-03-05T10:00:00Z");
  const set = { slug: "casa-nova", updated_at: changed };
  await world.db.updateTable("hotels").set(set).where("country", "=", "PT").execute();
  const find = async () =>
    (await readSitemap()).find(({ location }) => location.endsWith("/en/lilamonde/casa-nova"));
  expect(await find()).toMatchObject({ changed: changed.toISOString() });
  await world.db.updateTable("hotels").set({ is_published: false }).where("country", "=", "PT").execute();
  expect(await find()).toBeUndefined();
});

test.each(["/og/pt/home.png", "/og/en/faq.png", "/og/en/velaa-private-island.png"])(
  "%s is drawn",
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1_200, 630]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await get(path, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  },
);

test("each language has its own image, and a changed headline a new one", async () => {
  const etag = async (path: string) => (await get(path)).headers.get("etag");
  const before = await etag("/og/pt/velaa-private-island.png");
  expect(await etag("/og/en/velaa-private-island.png")).not.toBe(before);
  const headline = JSON.stringify({ pt: "Outra frase.", en: "Another line." });
  await world.db.updateTable("hotels").set({ headline }).where("country", "=", "MV").execute();
  expect(await etag("/og/pt/velaa-private-island.png")).not.toBe(before);
});

test.each([
  "/og/fr/home.png",
  "/og/pt/nowhere.png",
  "/og/pt/..%2Fhome.png",
  "/icons/other.png",
  "/icons/constructor.png",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the site can be installed: every icon of its manifest exists in its size", async () => {
  const answer = await get("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { icons } = await answer.json();
  for (const { src, sizes, type } of icons.filter(({ type }: { type: string }) => type === "image/png")) {
    const icon = await get(src);
    expect(icon.headers.get("content-type")).toBe(type);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("where the host is the community's, the map begins with its page and not with a home that leads on", async () => {
  const community = await getWorld({ env: { COMMUNITY_DOMAIN: "lilamonde" } });
  const map = await (await community.api("/sitemap.xml")).text();
  expect(map).toContain("<loc>http://lilamonde.test/lilamonde</loc>");
  expect(map).not.toContain("<loc>http://lilamonde.test/</loc>");
  expect(map).not.toContain("<loc>http://lilamonde.test/en</loc>");
  await community.close();
});
