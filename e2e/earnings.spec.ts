import { expect, test } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { untilReady, visit } from "./portal-visit.ts";

const idOf = (key: string) => demoId(`booking/${key}`);

test("what a hotel transferred, disputed and said it paid is one record for advisor, hotel and house", async ({
  browser,
  baseURL,
  request,
}) => {
  const tools = { browser, baseURL, request };
  const as = (who: string) => visit(tools, { who, language: "pt", screen: "desktop" });
  const advisor = await as("advisor");
  await advisor.goto(`/advisor-portal/earnings/${idOf("c-trancoso-1")}`);
  await untilReady(advisor, "Por que este valor");
  await expect(advisor.getByRole("main")).toContainText("a menos que o previsto");
  await advisor.getByRole("button", { name: "Chegou" }).click();
  await expect(advisor.getByRole("main")).toContainText("Disse que chegou");
  await expect(advisor.getByRole("button", { name: "Chegou" })).toHaveCount(0);

  const admin = await as("admin");
  await admin.goto(`/admin/commissions/${idOf("c-douro")}`);
  await untilReady(admin, "Base segundo quem contesta");
  await admin.getByRole("button", { name: "Decidir" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel(/^Base de/).fill("2.366,00");
  await dialog.getByRole("button", { name: "Decidir" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Confira os campos.");
  await dialog.getByLabel("Motivo").fill("A cortesia consta da nota.");
  await dialog.getByRole("button", { name: "Decidir" }).click();
  await expect(dialog).toHaveCount(0);

  await admin.goto("/admin/commissions/remittance");
  await untilReady(admin, "Valor recebido");
  await admin.getByLabel("Hotel", { exact: true }).selectOption({ label: "Martinhal Sagres" });
  await admin.getByLabel("Moeda").selectOption("EUR");
  await admin.getByLabel("Valor recebido").fill("10.000,00");
  await admin.getByLabel("Recebido em").fill("2026-11-10");
  await admin.getByLabel("Referência do banco").fill("SEPA-STORY");
  await admin.getByLabel(/^Linhas/).fill("Confirmação;Valor\nMS-2871;9.000,00\nXX-1;1.000,00");
  await admin.getByRole("button", { name: "Conferir" }).click();
  await expect(admin.getByRole("main")).toContainText("quita, o excedente fica em suspenso");
  await expect(admin.getByRole("main")).toContainText("não encontrada, fica em suspenso");
  await admin.getByRole("button", { name: "Registrar" }).click();
  await expect(admin).toHaveURL("/admin/commissions");

  const hotel = await as("hotel");
  await hotel.goto(`/hotel-portal/houses/martinhal-sagres/commissions/${idOf("c-sagres-1")}`);
  await untilReady(hotel, "Recebida por inteiro pela Lilamonde");
  await advisor.goto(`/advisor-portal/earnings/${idOf("c-sagres-1")}`);
  await untilReady(advisor, "Recebida por inteiro pela Lilamonde");
  await advisor.goto(`/advisor-portal/earnings/${idOf("c-douro")}`);
  await untilReady(advisor, "A cortesia consta da nota.");
});
