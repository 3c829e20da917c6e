import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { enter, openSession } from "./people.ts";
import { test } from "./tidy-test.ts";

/** The scripts a page loads until it stands, each with its compressed weight. */
async function scriptsOf(page: Page, path: string, landmark: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const weighed: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    weighed.push(response.body().then((body) => scripts.set(response.url(), gzipSync(body).length)));
  });
  await page.goto(path);
  await expect(page.getByText(landmark).first()).toBeVisible();
  await page.waitForLoadState("load");
  await Promise.all(weighed);
  return scripts;
}

test("a portal's first screen comes in few light files, and the sign-in page does not load them", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request, page }) => {
  const session = await openSession(request, "advisor@lilamonde.test");
  const context = await enter({ browser, baseURL }, session);
  const portal = await scriptsOf(await context.newPage(), "/advisor-portal", "Hotéis da coleção");
  await context.close();
  const total = [...portal.values()].reduce((sum, weight) => sum + weight, 0);
  expect(total).toBeGreaterThan(100_000);
  // 13 kB of them are TanStack Query, which every page of a portal stands on; 16 kB the router's list of all pages,
  // which grows by a hundred bytes with each.
  expect(total).toBeLessThanOrEqual(318_000);
  // Pieces that several pages share, fetched together; a page opened next finds most of its own among them.
  expect(portal.size).toBeLessThanOrEqual(76);

  // The greeting, the menu and the bell wait for none of the cards.
  const html = await (await request.get("/advisor-portal")).text();
  const first = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => baseURL + file!);
  expect(first.length).toBeGreaterThan(10);
  expect(first.length).toBeLessThanOrEqual(40);
  const awaited = first.reduce((sum, file) => sum + portal.get(file)!, 0);
  expect(awaited).toBeLessThanOrEqual(238_000);

  const entry = await scriptsOf(page, "/auth", "Entrar no portal");
  const own = [...portal].filter(([file]) => !entry.has(file)).map(([, weight]) => weight);
  expect(Math.max(...own)).toBeGreaterThan(30_000);
});
