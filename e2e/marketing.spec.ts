import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { untilReady, visit } from "./portal-visit.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const PLACE = `/tour-operator-portal/marketing/${demoId("campaign/algarve")}`;

test("a member takes a campaign under their name; a visitor opens the link and writes; the member sees both", {
  tag: ["@marketing"],
}, async ({ browser, baseURL, request }) => {
  const page = await visit(
    { browser, baseURL, request },
    { who: "operator", language: "pt", screen: "desktop" },
  );
  // What the member has not read yet is found too.
  await page.goto("/tour-operator-portal/profile");
  await page.getByRole("button", { name: "Buscar páginas e ações" }).click();
  await page.getByRole("combobox", { name: "Buscar páginas e ações" }).fill("ferias de crianca");
  await page.getByRole("option", { name: /^Férias de criança em Sagres/ }).click();
  await expect(page).toHaveURL(PLACE);
  await untilReady(page, "De onde vieram");
  await expect(page.getByRole("img", { name: /^Story: .*Rafael Nóbrega$/ })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar Ficha em PDF" }).click();
  const sheet = await saved;
  expect(sheet.suggestedFilename()).toBe("ferias-de-crianca-em-sagres-sheet.pdf");
  expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const text = page.getByRole("link", { name: "Enviar no WhatsApp" }).first();
  const shared = new URL((await text.getAttribute("href"))!).searchParams.get("text")!;
  const link = /\/r\/[a-z0-9]+w$/.exec(shared)![0];

  // A browser that says it has no head is taken for the robot it is.
  const visitor = await browser.newContext({ locale: "pt-BR", userAgent: PHONE });
  const reading = await visitor.newPage();
  await reading.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openPage(reading, link);
  expect(new URL(reading.url()).pathname).toBe("/lilamonde/martinhal-sagres");
  await openPage(reading, "/contact");
  await expect(reading.getByText("Você chegou pelo link de Rafael Nóbrega")).toBeVisible();
  await reading.locator("[name=name]").fill("Beatriz Lacerda");
  await reading.locator("[name=email]").fill("beatriz@example.com");
  await reading.locator("[name=interest]").selectOption("other");
  await reading.locator("[name=subject]").fill("Sagres em julho");
  await reading.locator("[name=message]").fill("Somos cinco.");
  const kept = reading.waitForResponse("**/api/contact");
  await reading.getByRole("button", { name: "Enviar e seguir no WhatsApp" }).click();
  expect((await kept).status()).toBe(201);
  await visitor.close();

  await page.goto(PLACE);
  await untilReady(page, "De onde vieram");
  const row = page.getByRole("row", { name: /^WhatsApp/ });
  await expect(row).toHaveText(/WhatsApp11/);
  await expect(page.getByText("Beatriz Lacerda")).toBeVisible();
  await page.context().close();
});
