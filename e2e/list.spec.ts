import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { ask, openAdmin } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

const GUESTS = 28;

/** More guests than a list brings at once, all found by one word. */
async function inviteMany(page: Page, word: string) {
  const session = await openAdmin(page.request);
  for (let at = 0; at < GUESTS; at++) {
    const email = `${word}-${String(at).padStart(2, "0")}@guests.test`;
    const data = { email, role: at % 2 ? "hotel" : "advisor", fullName: "", language: "pt" };
    await ask(page.request, { session, path: "/api/invites", data });
  }
}

const firstGuest = (page: Page) => page.getByRole("table").locator("tbody tr").first();
const rowsOf = (page: Page) => page.getByRole("table").locator("tbody tr");

test("a list is sorted, loses a column, is selected by key, is brought as a file of its filter, and is found again where it was left", {
  tag: ["@invites", "@saved-views", "@portal"],
}, async ({ browser, baseURL, request }) => {
  const word = `convidado${Date.now()}`;
  const page = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );
  await inviteMany(page, word);
  await page.goto("/admin/invitations");
  await expect(rowsOf(page)).toHaveCount(25);

  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rowsOf(page)).toHaveCount(25);
  await page.getByRole("link", { name: "Pessoa" }).click();
  await expect(page.getByRole("columnheader", { name: "Pessoa" })).toHaveAttribute("aria-sort", "ascending");
  await expect(firstGuest(page)).toContainText(`${word}-00@`);
  await page.getByRole("link", { name: "Pessoa" }).click();
  await expect(page).toHaveURL(/sort=-email/);
  await expect(firstGuest(page)).toContainText(`${word}-27@`);

  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("checkbox", { name: "Quem convidou" }).uncheck();
  await expect(page.getByRole("columnheader", { name: "Quem convidou" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Colunas" })).toBeFocused();

  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: `Selecionar ${word}-26@guests.test` })).toBeChecked();
  await page.getByRole("checkbox", { name: "Selecionar tudo o que está na tela" }).check();
  await expect(page.locator("[data-slot~=selection-bar]")).toContainText("25 na seleção");

  await page.getByLabel("Tipo de conta").selectOption("hotel");
  await expect(rowsOf(page)).toHaveCount(GUESTS / 2);
  await expect(page.locator("[data-slot~=selection-bar]")).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar" }).press("Enter");
  await page.getByRole("dialog", { name: "Baixar como" }).getByRole("button", { name: "CSV" }).press("Enter");
  const file = await coming;
  expect(file.suggestedFilename()).toBe("invites.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(1 + GUESTS / 2);
  expect(lines[1]).toContain(`${word}-27@guests.test`);

  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(25);
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expect(rowsOf(page)).toHaveCount(GUESTS);
  await page
    .getByRole("button", { name: `Retirar o convite de ${word}-00@guests.test` })
    .scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Aprovações" }).first().click();
  await expect(page.getByRole("heading", { name: "Aprovações" })).toBeVisible();
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(GUESTS);
  await expect(firstGuest(page)).toContainText(`${word}-27@`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect(page.getByRole("columnheader", { name: "Quem convidou" })).toHaveCount(0);
  await page.context().close();
});

test("what a list was asked is kept under a name, found again on another visit, and forgotten", {
  tag: ["@saved-views", "@invites", "@portal"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const admin = { who: "admin", language: "pt", screen: "desktop" } as const;
  const name = `Hotéis com prazo ${Date.now()}`;
  const page = await visit(tools, admin);
  await page.goto("/admin/invitations?role=hotel&sort=-email");
  await page.getByRole("button", { name: "Visões" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Salvar visão" }).click();
  await expect(sheet.getByText("Dê um nome à visão.")).toBeVisible();
  await sheet.getByLabel("Nome desta visão").fill(name);
  await sheet.getByRole("button", { name: "Salvar visão" }).click();
  await expect(page.getByText(`Visão salva: ${name}.`)).toBeVisible();

  const later = await visit(tools, admin);
  await later.goto("/admin/invitations");
  await later.getByRole("button", { name: "Visões" }).click();
  await later.getByRole("dialog").getByRole("link", { name }).click();
  await expect(later).toHaveURL(/\/admin\/invitations\?(?=.*role=hotel)(?=.*sort=-email)/);
  await later.getByRole("button", { name: "Visões" }).click();
  await later.getByRole("button", { name: `Apagar a visão ${name}` }).click();
  await expect(later.getByRole("dialog").getByRole("link", { name })).toHaveCount(0);
});
