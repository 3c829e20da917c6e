import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import routes from "../web/routes.ts";
import { portalPages } from "./every-page.ts";
import { findMisnamed, findSmallTargets } from "./page-controls.ts";
import { type Language, readIn, revisit, untilReady, wordsOf } from "./portal-visit.ts";
import {
  findOverhang,
  findSpilledHeadings,
  findViolations,
  STANDS_STILL,
  screens,
  watchComplaints,
  watchShifts,
} from "./site-watch.ts";
import { emptyAnswers, failAnswers } from "./staged-answers.ts";
import { test } from "./tidy-test.ts";

/** What the states say, in the reader's language. */
const ui: Record<string, string> = JSON.parse(readFileSync("messages/ui/pt.json", "utf8"));
const words = {
  loading: ui.state_loading!,
  error: ui.state_error_title!,
  forbidden: ui.state_forbidden_title!,
  offline: ui.state_offline_title!,
  retry: ui.error_retry!,
};

type Node = { path?: string; file: string; children?: Node[] };

/** The addresses of pages in the portals. */
function addressesOf(nodes: Node[], base = ""): string[] {
  return nodes.flatMap(({ path = "", file, children }) => {
    const address = path ? `${base}/${path}` : base;
    if (children) return addressesOf(children, address);
    return /routes\/(portal|hotel|admin)\//.test(file) ? [address] : [];
  });
}

test("every page of the portals is listed", () => {
  const isListed = (address: string) => {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`);
    return portalPages.some(({ path }) => pattern.test(path));
  };
  // Whatever lies nowhere else is word of that, and no page.
  const pages = addressesOf(routes as Node[]).filter((address) => !address.endsWith("/*"));
  expect(pages.filter((address) => !isListed(address))).toEqual([]);
});

/** Everything asked of a page that stands, at each width; it is not loaded anew for each. */
async function isSoundAt(
  page: Page,
  sizes: (keyof typeof screens)[],
  { isColourKnown }: { isColourKnown: boolean },
) {
  for (const size of sizes) {
    await page.setViewportSize(screens[size]);
    expect(await findOverhang(page), size).toBe(0);
    expect(await findSpilledHeadings(page), size).toEqual([]);
    expect(await findMisnamed(page), size).toEqual([]);
    if (size === "phone") expect(await findSmallTargets(page)).toEqual([]);
    // Colours are those of the first width; a tablet has the desktop's parts.
    const known = { isColourKnown: isColourKnown || size !== sizes[0] };
    if (size !== "tablet") expect(await findViolations(page, known), size).toEqual([]);
  }
}

/** An operator's page whose advisor's twin is the same page. */
const isTwin = (path: string) =>
  portalPages.some(
    (other) =>
      other.path !== path && other.path === path.replace(/^\/tour-operator-portal/, "/advisor-portal"),
  );

const twins = isWhole ? [] : portalPages.filter(({ path }) => isTwin(path));

test("an operator's pages that are an advisor's stand and fit a phone under the operator's menu", async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await revisit(
    { browser, baseURL, request },
    { who: "operator", language: "pt", screen: "phone" },
  );
  const complaints = watchComplaints(page);
  for (const { path, ready } of twins) {
    await page.goto(path);
    await untilReady(page, ready[0]);
    expect(await findOverhang(page), path).toBe(0);
    expect(await findMisnamed(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  expect(twins.length > 0 || isWhole).toBe(true);
});

for (const [at, { who, path, ready, data, isList }] of portalPages.entries()) {
  if (twins.some((twin) => twin.path === path)) continue;
  const turn: Language = at % 2 === 0 ? "pt" : "en";
  const languages: Language[] = isWhole ? ["pt", "en"] : [turn];
  test(`${path} stands still, fits every screen and is accessible in ${languages.join(" and ")}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const page = await revisit({ browser, baseURL, request }, { who, language: "pt", screen: "phone" });
    const complaints = watchComplaints(page);
    const shifts = await watchShifts(page);
    for (const language of languages) {
      await readIn(page, baseURL!, language);
      await page.setViewportSize(screens.phone);
      await page.goto(path);
      await untilReady(page, ready[language === "pt" ? 0 : 1]);
      await expect(page.locator("html")).toHaveAttribute("lang", language === "pt" ? "pt-BR" : "en");
      expect(await shifts()).toBeLessThan(STANDS_STILL);
      // Colours are the same in both languages; names and lengths are not.
      await isSoundAt(page, ["phone", "tablet", "desktop"], { isColourKnown: language !== languages[0] });
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  if (!data) continue;
  test(`${path} says that it loads, that it failed, that there is no network, and whom it is not for`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const page = await revisit({ browser, baseURL, request }, { who, language: "pt", screen: "phone" });
    const main = page.getByRole("main");
    const answers = await failAnswers(page, data);
    await page.goto(path);
    // Other parts of the page may still be on their way too.
    await expect(main.getByRole("status", { name: words.loading }).first()).toBeVisible();
    await answers.release();
    await expect(main.getByRole("alert")).toContainText(words.error);
    expect(await findViolations(page, { within: "main" })).toEqual([]);
    await page.context().setOffline(true);
    await main.getByRole("button", { name: words.retry }).click();
    await expect(wordsOf(page, words.offline)).toBeVisible();
    expect(await findOverhang(page)).toBe(0);
    await answers.failAs(403);
    await page.context().setOffline(false);
    await expect(wordsOf(page, words.forbidden)).toBeVisible();
    await page.close();
  });

  if (!isList) continue;
  test(`${path} says why there is nothing`, async ({ browser, baseURL, request }) => {
    const page = await revisit({ browser, baseURL, request }, { who, language: "pt", screen: "phone" });
    const complaints = watchComplaints(page);
    await emptyAnswers(page, data);
    await page.goto(path);
    await expect(page.getByRole("main").locator("[data-slot=state]")).not.toBeEmpty();
    expect(await findViolations(page, { within: "main" })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
}
