import { expect } from "@playwright/test";
import { findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// What is kept for a time without a network is kept by it.
test.use({ serviceWorkers: "allow" });

test("without a network a page says so in its language, and comes back with it", { tag: ["@site"] }, async ({
  page,
  context,
}) => {
  await page.goto("/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/en/offline")))).toBe(true);
  await context.setOffline(true);
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Você está sem conexão.");
  await expect(page.locator("h1")).toHaveCSS("font-family", /Newsreader/);
  await page.goto("/en/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline.");
  const violations = await findViolations(page);
  expect(violations).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.getByRole("form").or(page.locator("form")).first()).toBeVisible();
});
