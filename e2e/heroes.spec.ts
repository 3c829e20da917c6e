import { expect, type Page } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { startSecondNode } from "./second-node.ts";
import { test } from "./tidy-test.ts";

/** The picture a visitor's page opens with, asked of the server anew. */
async function pictureOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return (await page.locator('[data-slot="hero-plate"] img').first().getAttribute("class")) ?? "";
}

test("an opening is changed, seen on the site and on another node at once, rolled back, and the roll-back reverted from the audit", {
  tag: ["@heroes", "@audit", "@site"],
}, async ({ browser, baseURL, request, page: visitor }) => {
  test.slow();
  expect(await pictureOf(visitor, "/careers")).toContain("art-services-corridor");
  const node = await startSecondNode();
  const elsewhere = () => pictureOf(visitor, `${node.url}/careers`);
  expect(await elsewhere()).toContain("art-services-corridor");
  const page = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );
  await page.goto("/hero-images?page=careers");
  await page.getByLabel("Imagem", { exact: true }).selectOption("casa-trancoso-house");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Publicada. O site já mostra.")).toBeVisible();
  await expect.poll(() => pictureOf(visitor, "/careers")).toContain("art-casa-trancoso-house");
  // Another node, whose cache held the page, shows it too.
  await expect.poll(elsewhere).toContain("art-casa-trancoso-house");
  await node.stop();

  await page.getByRole("button", { name: /^Voltar a esta/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Agora:")).toBeVisible();
  await dialog.getByRole("button", { name: "Voltar a esta" }).click();
  await expect(page.getByText("A versão anterior está no ar de novo.")).toBeVisible();
  await expect.poll(() => pictureOf(visitor, "/careers")).toContain("art-services-corridor");

  await page.goto("/admin/audit?action=hero.restored");
  await page
    .getByRole("button", { name: /^Ver Imagem de abertura: voltou a uma versão/ })
    .first()
    .click();
  const entry = page.getByRole("dialog");
  await expect(entry.getByText("O site mostra a mudança no mesmo instante.")).toBeVisible();
  await entry.getByLabel("Motivo da reversão").fill("A foto nova fica");
  await entry.getByRole("button", { name: "Reverter" }).click();
  await expect(page.getByText("Revertido.")).toBeVisible();
  await expect.poll(() => pictureOf(visitor, "/careers")).toContain("art-casa-trancoso-house");
});
