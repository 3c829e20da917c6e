import { expect, type Page } from "@playwright/test";
import { findViolations, openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test.describe("the collection", () => {
  const cards = (page: Page) => page.locator("[data-slot~=hotel-card] h3");

  test("is narrowed as one types and chooses, by its address, without losing the place", {
    tag: ["@hotels", "@site"],
  }, async ({ page }) => {
    await openPage(page, "/lilamonde");
    await expect(cards(page)).toHaveCount(8);
    await page.getByLabel("Buscar").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByLabel("Buscar").pressSequentially("ilha atol");
    await expect(cards(page)).toHaveText(["Velaa Private Island"]);
    await expect(page).toHaveURL(/\?search=ilha\+atol$/);
    await expect(page.getByLabel("Buscar")).toBeFocused();
    await expect(page.getByRole("status")).toHaveText("1 hotel");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.getByRole("link", { name: "Limpar filtros" }).click();
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByLabel("Buscar")).toHaveValue("");
    await page.getByLabel("País").selectOption("PT");
    await expect(cards(page)).toHaveText(["Martinhal Luxury Resorts", "Quinta do Douro"]);
    await page.goBack();
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByLabel("País")).toHaveValue("");
  });

  test("says when nothing is left, with one way out", { tag: ["@hotels", "@site"] }, async ({ page }) => {
    await openPage(page, "/en/lilamonde?country=PT&style=private_island");
    await expect(page.getByText("No hotel matches those filters.")).toBeVisible();
    await expect(page.getByLabel("Country")).toHaveValue("PT");
    expect(await findViolations(page)).toEqual([]);
    await page.locator("[data-slot=state]").getByRole("link", { name: "See the whole collection" }).click();
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByLabel("Country")).toHaveValue("");
  });

  test("takes no harm from an address that asks for what does not exist", {
    tag: ["@hotels", "@site"],
  }, async ({ page }) => {
    const answer = await page.goto(`/lilamonde?style=castle&country=zz&search=${"a".repeat(500)}`);
    expect(answer?.status()).toBe(200);
    await expect(cards(page)).toHaveCount(8);
  });

  test("leads each hotel to its own page", { tag: ["@hotels", "@site"] }, async ({ page }) => {
    await openPage(page, "/en/lilamonde");
    await page
      .getByRole("link", { name: /Velaa Private Island/ })
      .last()
      .scrollIntoViewIfNeeded();
    await page.locator("[data-slot~=hotel-card]", { hasText: "Velaa" }).click();
    await expect(page).toHaveURL(/\/en\/velaa-private-island$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Velaa Private Island");
  });
});
