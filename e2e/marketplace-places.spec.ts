import { expect } from "@playwright/test";
import { demoProducts } from "../database/seed/demo/products.ts";
import { comeIn, enter, openAs } from "./people.ts";
import { test } from "./tidy-test.ts";

/** A country where no other story offers anything, and what is offered there by its title. */
const PLACE = "/marketplace?country=BR&sort=title";
const IN_BRAZIL = demoProducts
  .filter(({ country, state }) => country === "BR" && state === "published")
  .map(({ title: [pt] }) => pt)
  .sort((one, other) => one.localeCompare(other, "pt"));

for (const { where, width, isGrid } of [
  { where: "at a desk", width: 1280, isGrid: true },
  { where: "on a phone, too", width: 390, isGrid: false },
])
  test(`whoever comes back to the marketplace finds it as it was left, ${where}`, {
    tag: ["@marketplace", "@products"],
  }, async ({ browser, baseURL, request }) => {
    const page = await openAs({ browser, baseURL, request }, { who: "operator", path: PLACE });
    await page.setViewportSize({ width, height: 600 });
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(titles).toHaveText(IN_BRAZIL);
    const grid = page.getByRole("button", { name: "Ver em grade" });
    if (isGrid) await grid.click();
    await titles.last().scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Publicar oferta" }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/tour-operator-portal\/products/);
    await page.goBack();
    await expect(titles).toHaveText(IN_BRAZIL);
    if (isGrid) await expect(grid).toHaveAttribute("aria-pressed", "true");
    await expect.poll(scrolled).toBe(left);
  });

test("on a phone, too, a seller puts products in order and is asked before a draft is lost", {
  tag: ["@products"],
}, async ({ browser, baseURL, request }) => {
  const person = await comeIn(request, { name: "Noa Farias" });
  const page = await (await enter({ browser, baseURL }, person.session)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of ["Mapa de trens", "Mesa reservada"]) {
    await page.goto("/advisor-portal/products?new=1");
    await page.getByRole("button", { name: "Serviço" }).click();
    const kept = page.waitForResponse((answer) => answer.url().endsWith("/draft") && answer.ok());
    await page.getByLabel("Título, português").fill(title);
    await kept;
  }
  await page.goto("/advisor-portal/products");
  const names = page.locator("[data-slot=row-link]");
  await expect(names).toHaveCount(2);
  const last = (await names.last().innerText()).startsWith("Mapa") ? "Mapa de trens" : "Mesa reservada";
  await page.getByRole("button", { name: `Subir ${last}` }).click();
  await expect(names.first()).toContainText(last);
  await names.first().click();
  await page.getByRole("button", { name: "Descartar rascunho" }).click();
  const asking = page.getByRole("dialog", { name: `Descartar o rascunho de “${last}”?` });
  await asking.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByLabel("Título, português")).toHaveValue(last);
  await page.getByRole("button", { name: "Descartar rascunho" }).click();
  await asking.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(page).toHaveURL(/\/advisor-portal\/products$/);
  await expect(page.getByRole("button", { name: `Subir ${last}` })).toHaveCount(0);
});
