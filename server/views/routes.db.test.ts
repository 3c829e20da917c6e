import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const see = (path: string, { language = "pt", headers = {} }: { language?: string; headers?: object } = {}) =>
  world.api("/api/views", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": BROWSER, ...headers },
    body: JSON.stringify({ path, language }),
  });
const counted = () =>
  world.db.selectFrom("page_views").selectAll().orderBy("path").orderBy("language").execute();

test("a page is counted by day and language, and nothing else is kept", async () => {
  for (const language of ["pt", "pt", "en"]) expect((await see("/about", { language })).status).toBe(204);
  expect(await counted()).toEqual([
    { day: "2026-03-02", path: "/about", language: "en", views: 1 },
    { day: "2026-03-02", path: "/about", language: "pt", views: 2 },
  ]);
});

test("both twins of a page, with or without a slash at the end, are one page", async () => {
  for (const path of ["/en/faq", "/faq/", "/faq"]) await see(path);
  await see("/en");
  expect((await counted()).map(({ path, views }) => [path, views])).toEqual([
    ["/", 1],
    ["/faq", 3],
  ]);
});

test("the day is the day of São Paulo", async () => {
  world.clock.set(new Date("2026-03-03T01:30:00Z"));
  await see("/");
  expect(await counted()).toMatchObject([{ day: "2026-03-02" }]);
});

test.each([
  "/admin",
  "/advisor-portal",
  "/proposal/secret",
  "/lilamonde/unknown",
  "/wp-login.php",
  "/lilamonde/a/b",
])("%s is answered like a page and not counted", async (path) => {
  expect((await see(path)).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test("the page of a hotel in the collection is counted", async () => {
  await seedHouse(world.db, world.clock.now());
  await world.db.updateTable("hotels").set({ slug: "casa-nova" }).where("country", "=", "PT").execute();
  await see("/lilamonde/casa-nova");
  expect(await counted()).toMatchObject([{ path: "/lilamonde/casa-nova", views: 1 }]);
});

test.each([
  ["a robot", { "user-agent": ROBOT }],
  ["a program without a name", { "user-agent": "" }],
  ["a reader who asks not to be tracked", { dnt: "1" }],
  ["a reader with global privacy control", { "sec-gpc": "1" }],
])("%s is not counted", async (_, headers) => {
  expect((await see("/", { headers })).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test("views at the same moment are all counted", async () => {
  await Promise.all(Array.from({ length: 20 }, () => see("/")));
  expect(await counted()).toMatchObject([{ views: 20 }]);
});

test.each([
  ["no path", { language: "pt" }],
  ["another site's address", { path: "https://elsewhere.example/", language: "pt" }],
  ["an unknown language", { path: "/", language: "fr" }],
  ["more than was asked", { path: "/", language: "pt", referrer: "x" }],
])("%s is refused", async (_, body) => {
  const answer = await world.api("/api/views", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
});
