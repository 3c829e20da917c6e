import { expect } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { findViolations, openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("an advisor reads the last lesson, passes on the second try, and a stranger checks the certificate", {
  tag: ["@trainings"],
}, async ({ browser, baseURL, request, page: stranger }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  await page.goto("/advisor-portal/growth");
  await expect(page.getByText("Fam trip ao Douro")).toBeVisible();
  await page.getByRole("link", { name: /Martinhal Sagres em família.*2 de 3 lições lidas/ }).click();
  await expect(page.getByText("As perguntas abrem quando todas as lições estiverem lidas.")).toBeVisible();
  await page.getByRole("button", { name: "Marcar como lida: A conversa antes da proposta" }).click();
  const send = page.getByRole("button", { name: "Enviar respostas" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("Responda a todas as perguntas.");
  for (const option of ["2 anos", "12 anos", "Finisterra", "Usar a do ano passado"])
    await page.getByRole("radio", { name: option, exact: true }).check();
  await send.click();
  await expect(page.getByText("0 de 4 respostas certas.")).toBeVisible();
  for (const option of ["4 meses", "6 anos", "O Terraço", "Pedir a lista atual ao hotel"])
    await page.getByRole("radio", { name: option, exact: true }).last().check();
  await send.click();
  await expect(page.getByText("Você passou.")).toBeVisible();
  const way = page.getByRole("link", { name: /^Página de verificação/ });
  const address = (await way.getAttribute("href"))!;
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: /^PDF/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^lilamonde-lm-.*\.pdf$/);

  await openPage(stranger, address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Certificado autêntico e válido");
  await expect(stranger.getByText("Marina Teles")).toBeVisible();
  expect(await findViolations(stranger)).toEqual([]);
  await openPage(stranger, `/en${address}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Authentic and valid");
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  const forged = await stranger.goto("/certificados/lm-0000-0000-0000");
  expect(forged?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Este código não é nosso");
});
