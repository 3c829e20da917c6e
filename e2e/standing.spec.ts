import { expect } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

test("an operator appeals an entry, an administrator corrects it in words, and the ladder refuses what is none", {
  tag: ["@reputation", "@tiers", "@audit"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const operator = await visit(tools, { who: "operator", language: "pt", screen: "desktop" });
  await operator.goto("/tour-operator-portal/reputation?kind=rule");
  const row = operator.getByRole("row", { name: /Estadia concluída.*Velaa/ });
  await row.getByRole("button", { name: "Contestar: Estadia concluída" }).click();
  const words = `A estadia teve outra noite, ${Date.now()}.`;
  await operator.getByLabel("O que aconteceu").fill(words);
  await operator.getByRole("button", { name: "Enviar contestação" }).click();
  await expect(row.getByText("Contestado")).toBeVisible();

  const admin = await visit(tools, { who: "admin", language: "pt", screen: "desktop" });
  await admin.goto("/admin/standing/appeals");
  await admin.getByRole("row", { name: words }).getByRole("button", { name: "Responder" }).click();
  await admin.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(admin.getByText("Preencha a resposta")).toBeVisible();
  await admin.getByLabel("Pontos que o evento deve valer").fill("95");
  await admin.getByLabel("O que você responde").fill("A base confirmada pelo hotel é menor.");
  await admin.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(admin.getByRole("row", { name: words })).toBeHidden();

  await operator.goto("/tour-operator-portal/reputation");
  const correction = operator.getByRole("row", { name: /Correção: Estadia concluída/ });
  await expect(correction.getByText("A base confirmada pelo hotel é menor.")).toBeVisible();
  await expect(correction.getByText("−5")).toBeVisible();
  await operator.goto("/tour-operator-portal/tiers");
  await expect(operator.getByRole("heading", { name: "O caminho mais curto para Platinum" })).toBeVisible();

  await admin.goto("/admin/standing/ladder");
  await admin.getByLabel("Gold: Pontos de reputação").fill("100");
  await admin.getByRole("button", { name: "Simular" }).click();
  await expect(admin.getByText("Os limites estão fora de ordem")).toBeVisible();
  await admin.getByLabel("Gold: Pontos de reputação").fill("300");
  await admin.getByRole("button", { name: "Simular" }).click();
  const moved = admin.getByRole("status", { name: "Quem mudaria" });
  await expect(moved.getByRole("row", { name: /Marina Teles.*silver.*gold/i })).toBeVisible();
  await operator.context().close();
  await admin.context().close();
});
