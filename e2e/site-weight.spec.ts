import { expect } from "@playwright/test";
import { screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("the first picture of a page on a phone is at most 150 kB", { tag: ["@site", "@heroes"] }, async ({
  browser,
}) => {
  for (const path of ["/", "/lilamonde", "/velaa-private-island"]) {
    const page = await browser.newPage({ viewport: screens.phone, deviceScaleFactor: 3 });
    const [picture] = await Promise.all([
      page.waitForResponse((response) => /\/art\/.*\.(avif|webp|jpg)$/.test(response.url())),
      page.goto(path),
    ]);
    expect((await picture.body()).length, path).toBeLessThanOrEqual(150_000);
    await page.close();
  }
});
