import { expect, type Page } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// What it keeps has to be named as well.
test.use({ serviceWorkers: "allow" });

/** What the browser holds of the site, by name. */
async function heldBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...document.cookie.split("; ").filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ]);
}

test("a visit asks nobody else for anything, and leaves only what the cookies page names", {
  tag: ["@site"],
}, async ({ page, baseURL }) => {
  const strangers = new Set<string>();
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(baseURL!).origin) strangers.add(origin);
  });
  for (const path of ["/", "/velaa-private-island", "/contact"]) await openPage(page, path);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page.locator("[data-slot=stored-keys] code").first()).toHaveText("language");
  const named = await page.locator("[data-slot=stored-keys] code").allTextContents();
  expect(named).toEqual(expect.arrayContaining(await heldBy(page)));
  expect(await page.context().cookies()).toEqual([]);
  expect([...strangers]).toEqual([]);
});

test("a shared link shows the picture of its page, in its language", { tag: ["@site"] }, async ({
  page,
  request,
}) => {
  for (const [path, picture] of Object.entries({
    "/": "/og/pt/home.png",
    "/en/faq": "/og/en/faq.png",
    "/en/velaa-private-island": "/og/en/velaa-private-island.png",
  })) {
    await page.goto(path);
    const shown = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(shown ?? "").pathname, path).toBe(picture);
    const answer = await request.get(picture);
    expect(answer.headers()["content-type"]).toBe("image/png");
  }
});
