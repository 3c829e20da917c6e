import { expect } from "@playwright/test";
import { untilReady, visit } from "./portal-visit.ts";
import { screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const NEWS = "Novidades do sistema";
const TO_DO = "Pendências";
const QUEUES = "O que espera pela nossa equipe";

const homes = { advisor: "/advisor-portal", operator: "/tour-operator-portal", hotel: "/hotel-portal" };

for (const [who, path] of Object.entries(homes)) {
  test(`the dashboard of the ${who} leads with what to do next, and what is new comes below it`, {
    tag: ["@portal", "@queues", "@updates"],
  }, async ({ browser, baseURL, request }) => {
    const page = await visit({ browser, baseURL, request }, { who, language: "pt", screen: "phone" });
    await page.goto(path);
    await untilReady(page, NEWS);
    for (const [size, screen] of Object.entries(screens)) {
      await page.setViewportSize(screen);
      const blocks = page.getByRole("main").getByRole("region");
      const placed = await blocks.evaluateAll((regions) =>
        regions.map((region) => ({
          title: region.querySelector("h2")?.textContent ?? "",
          top: region.getBoundingClientRect().top,
        })),
      );
      const topOf = (title: string) => placed.find((block) => block.title === title)?.top ?? Number.NaN;
      expect(topOf(TO_DO), size).toBeLessThan(topOf(NEWS));
      const first = placed.toSorted((one, other) => one.top - other.top)[0]!.title;
      expect(first, size).not.toBe(NEWS);
      // Nor is it read first by whoever listens to the page.
      const titles = placed.map(({ title }) => title);
      expect(titles.indexOf(TO_DO), size).toBeLessThan(titles.indexOf(NEWS));
    }
  });
}

test("administration opens with what waits, and tells what is new in its bell alone", {
  tag: ["@portal", "@queues", "@updates"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit({ browser, baseURL, request }, { who: "admin", language: "pt", screen: "phone" });
  await page.goto("/admin");
  await untilReady(page, QUEUES);
  const main = page.getByRole("main");
  for (const [size, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    const top = (await main.getByRole("table", { name: QUEUES }).boundingBox())!.y;
    const others = await main
      .getByRole("heading", { level: 2 })
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    expect(Math.min(...others), size).toBeGreaterThan(top);
    await expect(main.getByText(NEWS)).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: new RegExp(`^${NEWS}`) })).toBeVisible();
});
