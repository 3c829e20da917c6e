import { expect } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("a visitor who opens the marketplace is led to its public side, in the language they read", {
  tag: ["@marketplace"],
}, async ({ page }) => {
  const ours = page.getByRole("heading", { level: 1 });
  await page.goto("/marketplace?q=veleiro");
  await expect(page).toHaveURL(/\/marketplace-public\?q=veleiro$/);
  await expect(ours).toHaveText("Viagens prontas para virar suas.");
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto("/marketplace");
  await expect(page).toHaveURL(/\/en\/marketplace-public$/);
  await expect(ours).toHaveText("Journeys ready to become yours.");
  // As in a browser that has not chosen yet: the address alone says the language.
  await page.context().clearCookies();
  await page.goto("/en/marketplace?q=veleiro");
  await expect(page).toHaveURL(/\/en\/marketplace-public\?q=veleiro$/);
  await expect(ours).toHaveText("Journeys ready to become yours.");
});

test("without scripts the marketplace shows a visitor the way to its public side", {
  tag: ["@marketplace"],
}, async ({ request }) => {
  for (const [language, way] of [
    ["pt", '<a href="/marketplace-public">Ver a página pública</a>'],
    ["en", '<a href="/en/marketplace-public">See the public page</a>'],
  ] as const) {
    const answer = await request.get("/marketplace", { headers: { cookie: `language=${language}` } });
    expect(await answer.text()).toContain(way);
  }
});

test("the marketplace, an offer and a store tell machines what they are, in both languages", {
  tag: ["@marketplace", "@stores", "@products"],
}, async ({ request }) => {
  const factsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
    return [...blocks].map(([, json]) => JSON.parse(json!));
  };
  for (const start of ["", "/en"]) {
    const list = (await factsOf(`${start}/marketplace-public`)).find((it) => it["@type"] === "ItemList");
    expect(list.itemListElement.length).toBeGreaterThan(2);
    const products = [];
    for (const { name, url } of list.itemListElement.slice(0, 6)) {
      const { pathname } = new URL(url);
      expect(pathname).toMatch(new RegExp(`^${start}/marketplace-public/[a-z0-9-]+$`));
      const product = (await factsOf(pathname)).find((it) => it["@type"] === "Product");
      expect(product).toMatchObject({ name, brand: { name: expect.stringMatching(/\w/) } });
      products.push(product);
    }
    const priced = { offers: { priceSpecification: { "@type": "UnitPriceSpecification" } } };
    expect(products).toContainEqual(expect.objectContaining({ offers: expect.anything() }));
    for (const product of products.filter(({ offers }) => offers)) expect(product).toMatchObject(priced);
    expect(await factsOf(`${start}/store/rafael-nobrega`)).toContainEqual(
      expect.objectContaining({
        "@type": "ProfilePage",
        mainEntity: expect.objectContaining({ "@type": "Person", name: "Rafael Nóbrega" }),
      }),
    );
  }
});
