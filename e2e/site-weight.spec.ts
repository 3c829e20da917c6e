import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { screens } from "./site-watch.ts";

const limits = { script: 150_000, stylesheet: 20_000 };

for (const path of ["/", "/contact"]) {
  test(`${path} is light: scripts and styles within their limits`, async ({ page }) => {
    const weights = { script: 0, stylesheet: 0 };
    const weighed: Promise<void>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type !== "script" && type !== "stylesheet") return;
      weighed.push(
        response.body().then((body) => {
          weights[type] += gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(weighed);
    expect(weights.script).toBeGreaterThan(0);
    expect(weights.script).toBeLessThanOrEqual(limits.script);
    expect(weights.stylesheet).toBeLessThanOrEqual(limits.stylesheet);
  });
}

test("the largest picture of home on a phone is at most 150 kB", async ({ browser }) => {
  const page = await browser.newPage({ viewport: screens.phone, deviceScaleFactor: 3 });
  const [hero] = await Promise.all([
    page.waitForResponse((response) => /\/art\/hero-home-.*\.(avif|webp|jpg)$/.test(response.url())),
    page.goto("/"),
  ]);
  expect((await hero.body()).length).toBeLessThanOrEqual(150_000);
  await page.close();
});
