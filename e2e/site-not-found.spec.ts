import { expect } from "@playwright/test";
import { test } from "./tidy-test.ts";

for (const path of ["/nao/existe", "/en/does/not/exist"]) {
  test(`${path} says so, leads home and logs the path`, { tag: ["@site"] }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(path.startsWith("/en") ? /\/en$/ : /\/$/);
    await expect(page.locator("h1[aria-label]")).toBeVisible();
  });
}
