import { expect } from "@playwright/test";
import { openAs } from "./people.ts";
import { findViolations, screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("a page is reached by its name without accents, an action is done, and nothing found is said", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const visit = { who: "advisor", path: "/advisor-portal", viewport: screens.phone };
  const page = await openAs({ browser, baseURL, request }, visit);
  await page.getByRole("button", { name: "Buscar páginas e ações" }).click();
  const line = page.getByRole("combobox", { name: "Buscar páginas e ações" });
  await expect(line).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await line.fill("reputacao");
  await expect(page.getByRole("option")).toHaveText(["Reputação Desenvolvimento"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/advisor-portal/reputation");
  await expect(line).toBeHidden();

  await page.keyboard.press("Control+k");
  await line.fill("xyz");
  await expect(page.getByText("Nada com esse nome. Tente outra palavra.")).toBeVisible();
  await line.fill("seguranca");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/advisor-portal/profile#seguranca");
  await expect(page.getByRole("heading", { name: "Segurança" })).toBeInViewport();
  await page.keyboard.press("Meta+k");
  await line.fill("sair");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
  await page.context().close();
});

test("what is begun often is begun from the search, as often as it is asked for, and the theme changes", {
  tag: ["@portal"],
}, async ({ browser, baseURL, request }) => {
  const visit = { who: "admin", path: "/admin", viewport: screens.desktop };
  const page = await openAs({ browser, baseURL, request }, visit);
  const line = page.getByRole("combobox", { name: "Buscar páginas e ações" });
  const follow = async (words: string) => {
    await page.keyboard.press("Control+k");
    await line.fill(words);
    await page.keyboard.press("Enter");
    await expect(line).toBeHidden();
  };
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("button", { name: "Buscar páginas e ações" })).toBeVisible();
  for (let time = 0; time < 2; time++) {
    await follow("nova publicacao");
    await expect(dialog.getByRole("heading", { name: "Nova publicação" })).toBeVisible();
    await expect(page).toHaveURL("/admin/posts");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await follow("convidar por planilha");
  await expect(dialog.getByLabel("Planilha (XLSX ou CSV)")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await follow("tema noite");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "noite");
  await follow("escrever na timeline");
  await expect(page.getByRole("textbox", { name: /O que você viu/ })).toBeFocused();
  await page.context().close();
});
