import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

const SUMMARY = `Visita à agência Horizonte ${crypto.randomUUID().slice(0, 8)}`;

test("what we record is found by its hotel: a number followed to its rows, and the PDF says the same", {
  tag: ["@accountability", "@activities"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const admin = await visit(tools, { who: "admin", language: "pt", screen: "desktop" });
  await admin.goto("/admin/activities");
  await admin.getByRole("button", { name: "Registrar atividade" }).click();
  const form = admin.getByRole("dialog");
  await form.getByLabel("O que foi feito").fill(SUMMARY);
  await form.getByLabel("Buscar hotel").fill("martinhal");
  for (const name of ["Martinhal Sagres", "Martinhal Lisbon Chiado"]) await form.getByLabel(name).check();
  await form.getByLabel("Tipo").selectOption("visit");
  await form.getByRole("button", { name: "Salvar" }).click();
  // One entry for each hotel it was done for.
  await expect(admin.getByRole("main").getByText(SUMMARY)).toHaveCount(2);

  const hotel = await visit(tools, { who: "hotel", language: "pt", screen: "desktop" });
  await hotel.goto("/hotel-portal/houses/martinhal-sagres/accountability");
  const visits = hotel.getByRole("main").getByRole("link", { name: /Visitas/ });
  const count = Number.parseInt((await visits.innerText()).trim(), 10);
  await visits.click();
  const rows = hotel.getByRole("dialog");
  await expect(rows.getByText(SUMMARY)).toBeVisible();
  await expect(rows.locator("tbody tr")).toHaveCount(count);
  await hotel.keyboard.press("Escape");
  await expect(rows).toHaveCount(0);

  const saving = hotel.waitForEvent("download");
  await hotel.getByRole("button", { name: "Baixar PDF" }).click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await saving).path())));
  const text = (await extractText(pdf)).text.join("\n");
  for (const said of ["Prestação de contas", "Martinhal Sagres", SUMMARY]) expect(text).toContain(said);
});
