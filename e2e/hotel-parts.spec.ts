import { expect, type Page } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { untilReady, visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

const TABS = "Seções do hotel";

/** Opens every tab of a house, one after the other, as its reader does; what the server refused meanwhile. */
async function walkTabs(page: Page, house: string): Promise<string[]> {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${page.url()}: ${answer.url()}`);
  });
  await page.goto(`/hotel-portal/houses/${house}`);
  const tabs = page.getByRole("navigation", { name: TABS }).getByRole("link");
  await expect(tabs.first()).toBeVisible();
  const count = await tabs.count();
  expect(count).toBeGreaterThan(10);
  for (let at = 0; at < count; at += 1) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("status", { name: "Carregando" })).toHaveCount(0);
  }
  return refused;
}

test("whoever has one part at a hotel is offered what it may, told who may the rest, and refused nothing on the way", {
  tag: ["@hotels", "@commissions", "@statements"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const screen = { language: "pt", screen: "desktop" } as const;
  const editor = await visit(tools, { who: "editora", ...screen });
  expect(await walkTabs(editor, "martinhal-sagres")).toEqual([]);
  const commissions = "/hotel-portal/houses/martinhal-sagres/commissions";
  await editor.goto(commissions);
  await untilReady(editor, "Quem pode alterar: Dono e Financeiro.");
  await expect(editor.getByRole("row").nth(1)).toBeVisible();
  await expect(editor.getByRole("main").getByRole("checkbox")).toHaveCount(0);
  await editor.goto(`${commissions}/${demoId("booking/c-sagres-1")}`);
  await untilReady(editor, "Quem pode alterar: Dono e Financeiro.");
  await expect(editor.getByRole("button", { name: /Contestar|Confirmar|Informar/ })).toHaveCount(0);

  const finance = await visit(tools, { who: "financeiro", ...screen });
  expect(await walkTabs(finance, "casa-trancoso")).toEqual([]);
  await finance.goto("/hotel-portal/houses/casa-trancoso/people?new=1");
  await untilReady(finance, "Quem pode alterar: Dono.");
  await expect(finance.getByRole("dialog")).toHaveCount(0);
});
