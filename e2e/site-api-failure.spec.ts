import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { createPageRenderer, loadBuild } from "../server/pages/page-renderer.ts";
import { WEB_BUILD } from "../server/startup/web-build.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/ui/${language}.json`, "utf8"));
const settings = { email: "casa@lilamonde.test", phone: "", whatsapp: "", instagram: "", linkedin: "" };

const readers = [
  { locale: "pt", prefix: "" },
  { locale: "en", prefix: "/en" },
] as const;
const publicUrl = "http://lilamonde.test";

test("a page whose reading fails is our page of errors with its status and a way to try again", {
  tag: ["@site"],
}, async () => {
  const render = createPageRenderer({
    load: () => loadBuild(WEB_BUILD.server),
    publicUrl,
    mode: "production",
  });
  const failing = (status: number, only: RegExp) => (request: Request) =>
    only.test(request.url) ? Response.json({ status }, { status }) : Response.json(settings);
  for (const { locale, prefix } of readers) {
    const { error_title: title, error_explanation: text, error_retry: retry } = words(locale);
    for (const [status, only] of [
      [503, /./],
      [500, /heroes|hotels|faq/],
    ] as const) {
      for (const path of ["/about", "/faq", "/lilamonde", "/velaa-private-island"]) {
        const address = `${prefix}${path}?from=mail`;
        const request = new Request(new URL(address, publicUrl));
        const { response } = await render({ request, locale, api: failing(status, only) });
        expect(response.status, address).toBe(status);
        const html = await response.text();
        for (const said of [title, text, retry, `href="${address}"`]) expect(html, address).toContain(said);
      }
    }
  }
});

test("a page that fails on the way to it is the same page of errors, and trying again opens it", {
  tag: ["@site"],
}, async ({ page }) => {
  await openPage(page, "/about");
  await page.route("**/contact.data*", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.getByRole("banner").getByRole("link", { name: "Contato" }).click();
  await expect(page.getByRole("heading", { name: words("pt").error_title! })).toBeVisible();
  await page.getByRole("link", { name: words("pt").error_retry! }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("banner")).toBeVisible();
});
