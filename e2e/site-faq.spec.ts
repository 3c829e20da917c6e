import { expect } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("what is typed narrows the questions at once, whatever the accents, and stays in the address", {
  tag: ["@faq", "@site"],
}, async ({ page }) => {
  await openPage(page, "/faq");
  const all = await page.locator("summary").count();
  await page.getByRole("searchbox", { name: "Buscar nas perguntas" }).fill("comissoes");
  await expect(page.locator("summary").filter({ hasText: "comissões" })).toBeVisible();
  await expect.poll(() => page.locator("summary").count()).toBeLessThan(all);
  await expect(page.getByRole("status")).toContainText("“comissoes”");
  await expect(page).toHaveURL(/\/faq\?q=comissoes$/);
  await openPage(page);
  await expect(page.getByRole("searchbox")).toHaveValue("comissoes");
  await expect.poll(() => page.locator("summary").count()).toBeLessThan(all);
  await page.getByRole("link", { name: "Limpar a busca" }).click();
  await expect(page.locator("summary")).toHaveCount(all);
  await expect(page).toHaveURL(/\/faq$/);
});

test("words nobody asked lead to asking", { tag: ["@faq", "@site"] }, async ({ page }) => {
  await openPage(page, "/en/faq");
  await page.getByRole("searchbox").fill("zeppelin");
  await expect(page.locator("summary")).toHaveCount(0);
  await expect(page.getByText("No question in those words")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask my question" })).toHaveAttribute("href", "/en/contact");
});

test("the language switch keeps the search", { tag: ["@faq", "@site"] }, async ({ page }) => {
  await openPage(page, "/faq");
  await page.getByRole("searchbox").fill("newsletter");
  await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
  await expect(page).toHaveURL(/\/en\/faq\?q=newsletter$/);
  await expect(page.getByRole("searchbox")).toHaveValue("newsletter");
});

test("questions open and close by keyboard, one of a subject at a time", { tag: ["@faq", "@site"] }, async ({
  page,
}) => {
  await openPage(page, "/faq");
  const group = page.locator("section#hotels");
  const first = group.locator("details").first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("open", "");
  await group.locator("summary").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(first).not.toHaveAttribute("open");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks the server, which ignores accents too", { tag: ["@faq", "@site"] }, async ({
    page,
  }) => {
    await page.goto("/faq");
    const all = await page.locator("summary").count();
    await page.getByRole("searchbox").fill("comissoes");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL(/\/faq\?q=comissoes$/);
    await expect(page.locator("summary").filter({ hasText: "comissões" })).toBeVisible();
    await expect.poll(() => page.locator("summary").count()).toBeLessThan(all);
    await page.locator("summary").first().click();
    await expect(page.locator("details[open] [data-slot=accordion-body]")).toBeVisible();
  });

  test("a search without an answer says so", { tag: ["@faq", "@site"] }, async ({ page }) => {
    await page.goto("/faq?q=zepelim");
    await expect(page.getByText("Nenhuma pergunta com essas palavras")).toBeVisible();
  });
});
