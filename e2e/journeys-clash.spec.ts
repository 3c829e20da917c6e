import { expect, type Page } from "@playwright/test";
import { addItem, beginNineDays, rowsOf } from "./journey-builder.ts";
import { visit } from "./portal-visit.ts";
import { screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

/** Changes what is filled in of an item. */
async function changeItem(page: Page, from: string, change: { title: string; sell?: string }) {
  await rowsOf(page, "Dia 1").filter({ hasText: from }).click();
  await fillItem(page, change);
}

/** Fills in the item that is open. */
async function fillItem(page: Page, { title, sell }: { title: string; sell?: string }) {
  await page.getByLabel("Título em português").fill(title);
  if (sell) await page.getByLabel("Venda", { exact: false }).fill(sell);
  await page.getByRole("button", { name: "Concluir" }).click();
}

/** Waits until an item is called so and the server has it. */
async function expectSaved(page: Page, title: string) {
  await expect(rowsOf(page, "Dia 1")).toHaveText([title]);
  await expect(page.getByText("Tudo salvo")).toBeVisible();
}

/** What a journey holds on its first day for whoever opens it anew. */
async function expectAnew(page: Page, title: string) {
  await page.reload();
  await expect(rowsOf(page, "Dia 1")).toHaveText([title]);
}

test("what two windows change alike is asked about, even after a reload; nothing is lost, and keys undo and redo", {
  tag: ["@journeys"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  await page.goto("/advisor-portal/my-journeys");
  await beginNineDays(page);
  await addItem(page, { day: "Dia 1", kind: "Mesa", title: "Jantar na praia", sell: "310" });
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  const other = await page.context().newPage();
  await other.setViewportSize(screens.desktop);
  await other.goto(page.url());
  await expect(rowsOf(other, "Dia 1")).toHaveText(["Jantar na praia"]);

  // What one window saves the other shows by itself, but for what is being filled in there.
  await changeItem(page, "Jantar na praia", { title: "Jantar na areia" });
  await expect(rowsOf(other, "Dia 1")).toHaveText(["Jantar na areia"]);
  await rowsOf(other, "Dia 1").filter({ hasText: "Jantar na areia" }).click();
  await changeItem(page, "Jantar na areia", { title: "Jantar no farol" });
  await expectSaved(page, "Jantar no farol");
  await fillItem(other, { title: "Jantar no porto", sell: "410" });
  const asked = other.getByRole("dialog", { name: "Duas janelas mudaram a mesma coisa" });
  await expect(asked.getByRole("group")).toHaveCount(1);
  await expect(asked.getByRole("radio", { name: "Desta janela Jantar no porto" })).toBeChecked();
  await asked.getByRole("radio", { name: "Da outra janela Jantar no farol" }).check();
  await asked.getByRole("button", { name: "Ficar com o escolhido" }).click();
  await expect(asked).toBeHidden();
  await expectSaved(other, "Jantar no farol");
  await expect(rowsOf(page, "Dia 1")).toHaveText(["Jantar no farol"]);
  await expect(page.getByText("410,00").first()).toBeVisible();

  await other.route("**/operations", (route) => route.abort());
  await changeItem(other, "Jantar no farol", { title: "Jantar no cais" });
  await expect(other.getByText("Mudanças à espera de conexão: 1")).toBeVisible();
  await changeItem(page, "Jantar no farol", { title: "Jantar na vila" });
  await expectSaved(page, "Jantar na vila");
  await other.unroute("**/operations");
  await other.reload();
  await expect(asked.getByRole("radio", { name: "Desta janela Jantar no cais" })).toBeChecked();
  await expect(asked.getByRole("radio", { name: "Da outra janela Jantar na vila" })).toBeVisible();
  await asked.getByRole("button", { name: "Ficar com o escolhido" }).click();
  await expectSaved(other, "Jantar no cais");
  await expectAnew(page, "Jantar no cais");

  await changeItem(page, "Jantar no cais", { title: "Jantar no jardim" });
  await expectSaved(page, "Jantar no jardim");
  for (const [keys, title] of [
    ["Control+z", "Jantar no cais"],
    ["Control+Shift+z", "Jantar no jardim"],
  ] as const) {
    await page.keyboard.press(keys);
    await expectSaved(page, title);
    await expectAnew(other, title);
  }
});
