import { expect } from "@playwright/test";
import { TOTP } from "otpauth";
import { ask, comeIn, enter } from "./people.ts";
import { untilReady, visit } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

test("whoever sells says where they are paid once they have a second factor, and a key of another kind is refused in words", {
  tag: ["@payouts"],
}, async ({ browser, baseURL, request }) => {
  const { session, email } = await comeIn(request, { name: "Rosa Prado" });
  const first = await (await enter({ browser, baseURL }, session)).newPage();
  await first.goto("/advisor-portal/earnings");
  await untilReady(first, "Onde você recebe");
  const panel = first.getByRole("region", { name: "Onde você recebe" });
  await expect(panel).toContainText("ative a verificação em duas etapas");
  await expect(panel.getByRole("link", { name: "Ativar" })).toHaveAttribute("href", /profile#seguranca$/);

  const path = "/auth/v1/factors";
  const { id, totp } = await ask(request, { session, path, data: { factor_type: "totp" } });
  const challenge = await ask(request, { session, path: `${path}/${id}/challenge`, data: {} });
  const code = new TOTP({ secret: totp.secret }).generate();
  const data = { challenge_id: challenge.id, code };
  const lifted = await ask(request, { session, path: `${path}/${id}/verify`, data });
  const page = await (await enter({ browser, baseURL }, lifted)).newPage();
  await page.goto("/advisor-portal/earnings");
  await untilReady(page, "Onde você recebe");
  await page.getByRole("button", { name: "Informar chave Pix" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tipo de chave").selectOption({ label: "CNPJ" });
  await dialog.getByLabel("Chave Pix").fill("529.982.247-25");
  await dialog.getByLabel("Titular da conta").fill("Rosa Prado");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Este CNPJ não existe");
  await dialog.getByLabel("Tipo de chave").selectOption({ label: "CPF" });
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Onde você recebe" })).toContainText("529.982.247-25");
  await expect
    .poll(async () => (await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text())
    .toContain("•••4725");
});

const PAPER = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";

test("a company is asked for its invoice in reais once the rate is fixed, reads what is wrong with another amount, and takes it back", {
  tag: ["@payouts"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const page = await visit(tools, { who: "advisor", language: "pt", screen: "desktop" });
  await page.goto("/advisor-portal/earnings");
  await untilReady(page, "falta a sua nota fiscal");
  const own = page.getByRole("region", { name: "Repasses" });
  await own.getByRole("button", { name: /^Anexar nota fiscal/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("11.222.333/0001-81");
  const amount = dialog.getByLabel("Valor (R$)", { exact: true });
  const right = await amount.inputValue();
  await dialog.getByLabel("Número da nota").fill("NFS-e-501");
  await dialog.getByLabel("Município da nota").fill("São Paulo, SP");
  await dialog.getByLabel("Código do serviço").fill("10.05");
  await dialog.getByLabel("Competência").fill("2026-01");
  const file = { name: "nota.pdf", mimeType: "application/pdf", buffer: Buffer.from(PAPER) };
  await dialog.getByLabel("Arquivo da nota").setInputFiles(file);
  await amount.fill("594,00");
  await dialog.getByRole("button", { name: "Anexar" }).click();
  await expect(dialog.getByRole("alert")).toContainText("A nota precisa ser de R$");
  await amount.fill(right);
  await dialog.getByRole("button", { name: "Anexar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own).toContainText("nota fiscal a conferir");
  await own.getByRole("button", { name: /^Retirar/ }).click();
  await expect(own).toContainText("falta a sua nota fiscal");
});
