import { expect, type Page } from "@playwright/test";

/** What a day holds, by the titles of its rows. */
export const rowsOf = (page: Page, day: string) =>
  page.getByRole("region", { name: day, exact: true }).locator("ol > li button b");

/** Adds an item to a day and fills in what is given. */
export async function addItem(page: Page, { day, kind, title, sell, net, note }: Record<string, string>) {
  const section = page.getByRole("region", { name: day!, exact: true });
  await section.getByRole("button", { name: "Item", exact: true }).click();
  await section.getByRole("button", { name: kind!, exact: true }).click();
  await section.getByLabel("Título em português").fill(title!);
  if (net) await section.getByLabel("Custo líquido").fill(net);
  if (sell) await section.getByLabel("Venda", { exact: false }).fill(sell);
  if (note) await section.getByLabel("Nota só para você").fill(note);
  await section.getByRole("button", { name: "Concluir" }).click();
  await expect(rowsOf(page, day!).filter({ hasText: title! })).toBeVisible();
}

/** Begins a journey of nine days and waits until it can be built. */
export async function beginNineDays(page: Page) {
  await page.getByRole("button", { name: "Nova jornada" }).click();
  await page.getByLabel("Como a jornada se chama").fill("Nove dias ao sul");
  await page.getByLabel("Primeiro dia").fill("2027-07-04");
  await page.getByLabel("Último dia").fill("2027-07-12");
  await page.getByRole("button", { name: "Começar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nove dias ao sul" })).toBeVisible();
}
