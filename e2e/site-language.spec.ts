import { expect } from "@playwright/test";
import { signIn } from "./people.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("the switch keeps the page and the place, is remembered and survives a reload", {
  tag: ["@site"],
}, async ({ page, context }) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
  // By script: a press would first scroll the switch into view.
  await page
    .getByRole("banner")
    .getByRole("link", { name: "ENG" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/^Author-led hotels/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "language");
  await expect.poll(cookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("who reads English is led to the English address, and back by the switch", { tag: ["@site"] }, async ({
  page,
}) => {
  await openPage(page, "/en");
  const counted = page.waitForResponse("**/api/views");
  await page.getByRole("banner").getByRole("link", { name: "PT" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await counted;
  await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("a language chosen before the scripts have come is remembered, and can be changed back", {
  tag: ["@site"],
}, async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.getByRole("banner").getByRole("link", { name: "PT" }).click();
  await expect(page).toHaveURL(/[^n]\/contact$/);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("pt");
});

test("links stay in the language being read", { tag: ["@site"] }, async ({ page }) => {
  await page.goto("/en");
  const strays = await page
    .locator("main a, nav a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
    .then((addresses) => addresses.filter((href) => href.startsWith("/") && !href.startsWith("/en")));
  expect(strays).toEqual([]);
});

test("what was typed into a form is there in the other language too, and only once", {
  tag: ["@site"],
}, async ({ page }) => {
  await openPage(page, "/contact");
  await page.getByLabel("Nome", { exact: true }).fill("Lia Prado");
  await page.getByLabel("Mensagem").fill("Duas linhas,\ncom acento.");
  await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lia Prado");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Duas linhas,\ncom acento.");
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("who is signed in reads their name on the public site, and nothing moves for it", {
  tag: ["@site", "@auth"],
}, async ({ page }) => {
  await signIn(page, "advisor@lilamonde.test");
  await expect(page).toHaveURL("/advisor-portal");
  await openPage(page, "/about");
  const way = page.getByRole("banner").getByRole("link", { name: "Marina" });
  await expect(way).toHaveAttribute("href", "/auth");
  await expect(way.getByText("Acessar portal")).toBeHidden();
  const [kept, named] = await way.evaluate((link) => [link.scrollWidth, link.clientWidth]);
  expect(kept).toBe(named);
});
