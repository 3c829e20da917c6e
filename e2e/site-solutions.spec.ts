import { expect } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("the sample proposal is paged by buttons and by arrow keys", { tag: ["@site"] }, async ({ page }) => {
  await openPage(page, "/solutions");
  const sheet = page.getByRole("region", { name: "Proposta de exemplo" });
  const next = page.getByRole("button", { name: "Próxima página" });
  await expect(page.getByText("Página 1 de 4")).toBeVisible();
  await next.click();
  await expect(page.getByText("Página 2 de 4")).toBeVisible();
  expect(await sheet.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(1);
  await sheet.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Página 3 de 4")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Página 2 de 4")).toBeVisible();
});

test("the demonstrations take the visitor's name, and an answer goes nowhere", { tag: ["@site"] }, async ({
  page,
}) => {
  await openPage(page, "/solutions");
  let posts = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST") posts++;
  });
  await page.getByLabel("Nome do hotel ou da agência").fill("Casa Serena");
  await expect(page.getByText("Uma proposta de Casa Serena")).toBeVisible();
  await expect(page.locator("[data-slot=hub-from]").filter({ hasText: "Casa Serena" })).toHaveCount(2);
  await page.getByRole("button", { name: "Aceitar esta proposta" }).click();
  await expect(page.getByRole("heading", { name: "Aceita. Casa Serena já sabe." })).toBeVisible();
  await page.getByRole("button", { name: "Aprovar e enviar" }).click();
  await expect(page.getByText("Enviado por você, em nome de Casa Serena")).toBeVisible();
  expect(posts).toBe(0);
});

test("an insight is dismissed and called back", { tag: ["@site"] }, async ({ page }) => {
  await openPage(page, "/en/solutions");
  const insight = page.getByText("Nine families in twelve");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(insight).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(insight).toBeVisible();
});

test("every demonstration says that it is one", { tag: ["@site"] }, async ({ page }) => {
  await page.goto("/solutions");
  await expect(page.locator("figure[data-slot=demonstration]")).toHaveCount(7);
  for (const caption of await page
    .locator("figure[data-slot=demonstration] > figcaption")
    .allTextContents()) {
    expect(caption).toMatch(/^Exemplo/);
  }
});

test("the call leads to contact with its interest chosen", { tag: ["@site"] }, async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("link", { name: "Falar sobre soluções" }).click();
  await expect(page.locator("[name=interest]")).toHaveValue("digital_solutions");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("channels, colours, questions and evidence answer by keyboard all the same", {
    tag: ["@site"],
  }, async ({ page }) => {
    await page.goto("/solutions");
    const messages = page.locator("[data-slot=hub] li");
    await expect(messages.locator("visible=true")).toHaveCount(4);
    await page.getByRole("radio", { name: "Tudo" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
    await expect(messages.locator("visible=true")).toHaveCount(2);

    await page.getByRole("radio", { name: "A que horas é o café da manhã?" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("com pedido até as quatro da tarde")).toBeVisible();
    await expect(page.getByText("Das sete às onze")).toBeHidden();

    await page.getByText("De onde vem o número").click();
    await expect(page.getByText("Atendidos como pedido")).toBeVisible();
    await expect(page.getByRole("button", { name: "Próxima página" })).toBeHidden();
  });
});
