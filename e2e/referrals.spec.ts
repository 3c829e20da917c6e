import { expect } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

test("a misspelt hotel that somebody else referred is found while one types, without saying by whom", {
  tag: ["@referrals"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  await page.goto("/advisor-portal/refer-hotel");
  await page.getByLabel("Hotel", { exact: true }).fill("Maizon Ferréol");
  const found = page.getByRole("status").filter({ hasText: "Parece Maison Ferreol, Arles." });
  await expect(found).toContainText("Alguém já indicou; a reserva termina em");
  await expect(page.getByText("Rafael")).toHaveCount(0);
  await page.getByLabel("Cidade ou região").fill("Arles");
  await page.getByLabel("País").selectOption({ label: "França" });
  await page.getByLabel("Site").fill("maisonferreol.test");
  await expect(page.getByText("É o mesmo hotel: Maison Ferreol, Arles.")).toBeVisible();
  await page.getByLabel("Por que é um hotel de autor").fill("Uma gráfica com doze quartos.");
  await page.getByRole("button", { name: "Indicar", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Este hotel não pode ser indicado agora.");
});
