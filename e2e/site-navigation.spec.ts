import { expect } from "@playwright/test";
import { openPage, screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("the dropdown opens, is walked and closed by keyboard, and gives the focus back", {
  tag: ["@site"],
}, async ({ page }) => {
  await openPage(page, "/");
  const button = page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("button", { name: "Lilamonde" });
  const links = page.locator("[data-slot=nav-dropdown-list] a");
  await expect(links.first()).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(links.first()).toBeVisible();
  await expect(links).toHaveText([/^Sobre Lilamonde/, /^Martinhal Luxury Resorts/, /^Velaa Private Island/]);
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
});

test("the dropdown closes when the focus or a press goes elsewhere", { tag: ["@site"] }, async ({ page }) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Lilamonde" });
  const first = page.locator("[data-slot=nav-dropdown-list] a").first();
  await button.click();
  await expect(first).toBeVisible();
  await page.locator("h1").click();
  await expect(first).toBeHidden();
  await button.click();
  for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
  await expect(first).toBeHidden();
});

test("anchors lead to their sections, from another page too", { tag: ["@site"] }, async ({ page }) => {
  await openPage(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: "Para travel advisors" }).click();
  await expect(page).toHaveURL(/\/#for-advisors$/);
  await expect(page.locator("#for-advisors h2")).toBeInViewport();
});

test("sign-in leads to /auth", { tag: ["@site"] }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Acessar portal" })).toHaveAttribute(
    "href",
    "/auth",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("the menu slides in, holds the focus and gives it back", { tag: ["@site"] }, async ({ page }) => {
    await openPage(page, "/");
    const button = page.getByRole("button", { name: "Abrir menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link", { name: "Velaa Private Island" })).toBeVisible();
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("dialog");
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a link of the menu closes it", { tag: ["@site"] }, async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Contato" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test.describe("before scripts have come", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens and closes all the same", { tag: ["@site"] }, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Abrir menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu.getByRole("link", { name: "Velaa Private Island" })).toBeVisible();
      await menu.getByRole("button", { name: "Fechar menu" }).click();
      await expect(menu).toBeHidden();
    });
  });
});
