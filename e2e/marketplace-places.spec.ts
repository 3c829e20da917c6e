import { expect } from "@playwright/test";
import { openAs } from "./people.ts";
import { test } from "./tidy-test.ts";

for (const { where, width, isGrid } of [
  { where: "at a desk", width: 1280, isGrid: true },
  { where: "on a phone, too", width: 390, isGrid: false },
])
  test(`whoever comes back to the marketplace finds it as it was left, ${where}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const page = await openAs({ browser, baseURL, request }, { who: "operator", path: "/marketplace" });
    await page.setViewportSize({ width, height: 600 });
    await page.getByLabel("Ordenar").selectOption("title");
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(titles.first()).toHaveText("Cinco noites em Sagres, clube infantil incluído");
    const shown = await titles.allInnerTexts();
    const grid = page.getByRole("button", { name: "Ver em grade" });
    if (isGrid) await grid.click();
    await titles.last().scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Publicar oferta" }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/tour-operator-portal\/products/);
    await page.goBack();
    await expect(titles).toHaveText(shown);
    if (isGrid) await expect(grid).toHaveAttribute("aria-pressed", "true");
    await expect.poll(scrolled).toBe(left);
  });
