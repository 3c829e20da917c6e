import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const clearOf = (page: Page) => page.getByRole("search").getByRole("button", { name: "Limpar a busca" });

/** Writes into a search, empties it by its button, and is back where one types. */
async function clear(page: Page, field: Locator, words: string): Promise<void> {
  await expect(clearOf(page)).toBeHidden();
  await field.fill(words);
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`=${words}`));
  await expect(field).toHaveValue(words);
  expect(await hasNativeCross(page)).toBe(false);
  await clearOf(page).click();
  await expect(page).not.toHaveURL(new RegExp(words));
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(clearOf(page)).toBeHidden();
}

/** Whether the browser draws a cross of its own in the field, which lies in a part of it that is no page's. */
async function hasNativeCross(page: Page): Promise<boolean> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  const { nodes } = await browser.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const crosses = nodes.filter(({ attributes }) => attributes?.includes("-webkit-search-cancel-button"));
  expect(crosses).toHaveLength(1);
  const drawn = await Promise.allSettled(
    crosses.map(({ nodeId }) => browser.send("DOM.getBoxModel", { nodeId })),
  );
  await browser.detach();
  return drawn.some(({ status }) => status === "fulfilled");
}

test("on the public site a search is emptied by a button of ours, and typing goes on", {
  tag: ["@site", "@faq", "@hotels"],
}, async ({ page }) => {
  for (const path of ["/lilamonde", "/faq"]) {
    await openPage(page, path);
    await clear(page, page.getByRole("searchbox"), "zeppelin");
  }
});

test("in the portals too, by keyboard as well, and every row is back", {
  tag: ["@portal", "@hotels"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );
  await page.goto("/admin/hotels");
  const field = page.getByRole("searchbox");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  await clear(page, field, "zeppelin");
  await expect(rows.first()).toBeVisible();
  await field.fill("velaa");
  await page.keyboard.press("Tab");
  await expect(clearOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});
