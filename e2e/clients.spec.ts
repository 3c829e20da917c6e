import { expect } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

const FILE = [
  "Nome;E-mail;Nascimento;Signo",
  "Lívia Sardinha;livia@example.com;12/04/1980;Áries",
  "Livia Sardinha;;;",
  ";sem-nome@example.com;;",
].join("\r\n");

test("an advisor tries a file of clients, brings in what is sound, and makes two entries one", {
  tag: ["@clients"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const page = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  await page.goto("/advisor-portal/my-journeys/clients");
  await page.getByRole("button", { name: "Importar planilha" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar planilha" });
  const file = { name: "clientes.csv", mimeType: "text/csv", buffer: Buffer.from(FILE, "latin1") };
  await dialog.getByLabel("Planilha (XLSX ou CSV)").setInputFiles(file);
  await expect(dialog.getByRole("status")).toHaveText("Novos: 2. Já conhecidos: 0. Com erro: 1.");
  // As Excel saves it in Brazil; how it was read is shown, and whoever knows better says so.
  await expect(dialog.getByLabel("Codificação")).toHaveValue("windows-1252");
  await expect(dialog.getByLabel("Separador")).toHaveValue("semicolon");
  await expect(dialog.getByRole("cell", { name: "Lívia Sardinha" })).toBeVisible();
  await dialog.getByLabel("Separador").selectOption("comma");
  await expect(dialog.getByText("não tem uma coluna Nome")).toBeVisible();
  await dialog.getByLabel("Separador").selectOption("semicolon");
  await expect(dialog).toContainText("Colunas deixadas de fora: Signo");
  // Nothing was brought in yet.
  const kept = async () => {
    const found = page.waitForResponse((answer) => /\/api\/clients\?.*q=sardinha/.test(answer.url()));
    await page.goto("/advisor-portal/my-journeys/clients?q=sardinha");
    return (await (await found).json()).rows.length;
  };
  expect(await kept()).toBe(0);
  await page.getByRole("button", { name: "Importar planilha" }).click();
  await dialog.getByLabel("Planilha (XLSX ou CSV)").setInputFiles(file);
  await dialog.getByRole("button", { name: "Importar 2" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^L[ií]via Sardinha/ })).toHaveCount(2);

  await page.getByRole("link", { name: "Livia Sardinha" }).click();
  await page.getByRole("button", { name: "Juntar cadastros" }).click();
  const merge = page.getByRole("dialog", { name: "Juntar cadastros" });
  const other = merge.getByLabel("O outro cadastro");
  await other.selectOption({ label: "Lívia Sardinha, livia@example.com" });
  await merge.getByRole("button", { name: "Juntar cadastros" }).click();
  await expect(merge).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("livia@example.com");
  expect(await kept()).toBe(1);
  await page.context().close();
});
