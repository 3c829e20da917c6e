import { expect, test } from "@playwright/test";

test("a page that keeps its promise", async ({ page }) => {
  await page.setContent("<h1>Bom dia</h1>");
  await expect(page.getByRole("heading")).toHaveText("Bom dia");
});

test("a page that breaks its promise", async ({ page }) => {
  await page.setContent("<h1>Bom dia</h1>");
  expect(await page.title()).toBe("Boa noite");
});
