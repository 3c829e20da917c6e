import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import { sitePages } from "./every-page.ts";
import { findMisnamed, findSmallTargets } from "./page-controls.ts";
import {
  findOverhang,
  findSpilledHeadings,
  findViolations,
  openPage,
  STANDS_STILL,
  screens,
  walkDown,
  watchComplaints,
  watchShifts,
  watchWeights,
} from "./site-watch.ts";
import { test } from "./tidy-test.ts";

/** In bytes, compressed. */
const limits = { script: 150_000, stylesheet: 20_000 };

const english = (path: string) => (path === "/" ? "/en" : `/en${path}`);
const paths = sitePages.flatMap(({ path }) => [path, english(path)]);

/** Houses of one template: two of them stand for all. */
const isLikeAnother = (path: string) =>
  /\/lilamonde\/./.test(path) && !/\/(casa-trancoso|martinhal-sagres)$/.test(path);

/** Each page in both languages; by turns one of them is walked with its scripts and the other read without. */
const visits = sitePages.flatMap(({ path, tags }, at) =>
  [path, english(path)].map((address, language) => {
    const isWalked = isWhole || (at % 2 === language && !isLikeAnother(path));
    return { path: address, tags, isWalked, isRead: isWhole || !isWalked };
  }),
);

test("these are all pages of the sitemap", { tag: "@site" }, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  // Sellers open and close their pages and offers as they like, and events and posts are made, in other tests too.
  const isTheirs = (path: string) => /\/(store|marketplace-public|events|post)\//.test(path);
  const ours = listed.filter((path) => !isTheirs(path) || paths.includes(path));
  expect(ours.sort()).toEqual([...paths].sort());
});

const isKeptFromSearch = (page: Page) =>
  page.evaluate(() => document.querySelector("meta[name=robots][content*=noindex]") !== null);

const walked = visits.filter(({ isWalked }) => isWalked);

for (const [at, { path, tags }] of walked.entries())
  test(`${path} is light, stands still, fits every screen, is accessible, may be found and has nothing to complain of`, {
    tag: tags,
  }, async ({ page }) => {
    const complaints = watchComplaints(page);
    const shifts = await watchShifts(page);
    const weights = watchWeights(page);
    // Axe reads it on a phone or at a desk by turns.
    const readAt = isWhole ? ["desktop", "phone"] : [at % 2 === 0 ? "phone" : "desktop"];
    for (const name of ["phone", "tablet", "desktop"] as const) {
      await page.setViewportSize(screens[name]);
      if (name === "phone" || isWhole) {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await openPage(page, path);
        await walkDown(page);
        expect(await shifts(), name).toBeLessThan(STANDS_STILL);
      }
      expect(await findOverhang(page), name).toBe(0);
      expect(await findSpilledHeadings(page), name).toEqual([]);
      expect(await findMisnamed(page), name).toEqual([]);
      if (name === "phone") expect(await findSmallTargets(page)).toEqual([]);
      // What is on its way in is not yet to be read.
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (readAt.includes(name)) expect(await findViolations(page), name).toEqual([]);
    }
    expect(await isKeptFromSearch(page)).toBe(false);
    expect(complaints).toEqual([]);
    const { script, stylesheet } = await weights();
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(limits.script);
    expect(stylesheet).toBeLessThanOrEqual(limits.stylesheet);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is there, may be found, and names its language, its address, its twin and the way to it", {
    tag: "@site",
  }, async ({ page, baseURL }) => {
    test.slow();
    for (const { path } of visits.filter(({ isRead }) => isRead)) {
      const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(answer?.status(), path).toBe(200);
      expect(await isKeptFromSearch(page), path).toBe(false);
      const facts = await page.evaluate(() => ({
        language: document.documentElement.lang,
        canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "",
        twins: document.querySelectorAll("link[rel=alternate][hreflang]").length,
        description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
        titles: document.querySelectorAll("h1").length,
        facts: [...document.querySelectorAll("script[type='application/ld+json']")].map((block) =>
          JSON.parse(block.textContent ?? ""),
        ),
      }));
      expect(facts, path).toMatchObject({
        language: path.startsWith("/en") ? "en" : "pt-BR",
        description: expect.stringMatching(/.{50}/),
        twins: 3,
        titles: 1,
      });
      expect(new URL(facts.canonical, baseURL).pathname).toBe(path);
      const home = path.startsWith("/en") ? "/en" : "/";
      const way = facts.facts.find((fact) => fact["@type"] === "BreadcrumbList")?.itemListElement ?? [];
      const steps = way.map(({ item }: { item: string }) => new URL(item).pathname);
      expect([steps[0], steps.at(-1)], path).toEqual(path === home ? [undefined, undefined] : [home, path]);
      expect(way.map(({ position }: { position: number }) => position)).toEqual(
        [...way.keys()].map((at) => at + 1),
      );
      await expect(page.locator("h1")).toBeVisible();
    }
  });
});
