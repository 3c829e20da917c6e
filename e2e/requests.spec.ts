import { expect } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

test("a suggestion is made, voted for and shipped; who asked and who voted are told, and say whether it helped", {
  tag: ["@requests", "@notifications"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const title = "Copiar um dia inteiro para outra jornada";
  const news = "Verificação em duas etapas";
  const author = await visit(tools, { who: "operator", language: "pt", screen: "desktop" });
  await author.goto("/tour-operator-portal/feature-requests");
  await author.getByLabel("Em uma frase").fill(title);
  await author.getByLabel("O que acontece hoje").fill("Refaço à mão o mesmo dia em cada grupo.");
  await author.getByRole("button", { name: "Enviar com o meu voto" }).click();
  await expect(author.getByRole("heading", { name: title })).toBeVisible();

  const voter = await visit(tools, { who: "colega", language: "pt", screen: "desktop" });
  await voter.goto("/advisor-portal/feature-requests");
  const mine = voter.getByRole("listitem").filter({ has: voter.getByRole("heading", { name: title }) });
  await mine.getByRole("button", { name: /Votar em/ }).click();
  await expect(mine.getByRole("button", { name: /Votado em/ })).toBeVisible();

  const admin = await visit(tools, { who: "admin", language: "pt", screen: "desktop" });
  await admin.goto("/admin/suggestions");
  const row = admin.getByRole("listitem").filter({ has: admin.getByRole("heading", { name: title }) });
  for (const state of ["Planejado", "Em construção", "Entregue"]) {
    await row.getByRole("button", { name: "Decidir" }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByLabel("Novo estado").selectOption({ label: state });
    if (state === "Entregue")
      await dialog.getByLabel("Novidade que contou a entrega").selectOption({ label: news });
    await dialog.getByRole("button", { name: "Salvar e avisar" }).click();
    await expect(row.getByText(state, { exact: true })).toBeVisible();
  }
  const homes = [
    [author, "/tour-operator-portal"],
    [voter, "/advisor-portal"],
  ] as const;
  for (const [page, home] of homes) {
    await page.goto(home);
    await expect(page.getByText(`“${title}” foi entregue. Resolveu para você?`).first()).toBeVisible();
  }
  await voter.goto("/advisor-portal/feature-requests");
  await mine.getByRole("link", { name: news }).click();
  const bell = voter.getByRole("dialog", { name: "Novidades do Sistema" });
  await expect(bell.getByRole("button", { name: news })).toBeFocused();
  await voter.keyboard.press("Escape");
  await expect(bell).toHaveCount(0);
  await expect(voter).toHaveURL(/feature-requests$/);
  await mine.getByRole("button", { name: "Resolveu", exact: true }).click();
  await expect(mine.getByText("1 de 1 disse que sim.")).toBeVisible();
});
