import { expect, type Page } from "@playwright/test";
import { demoInviteToken } from "../database/seed/demo/invites.ts";
import { ask, openAdmin, PASSWORD } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const EXPIRED = `/invite/${demoInviteToken("demo-convite-expirado")}`;

async function invite(page: Page, language: "pt" | "en" = "pt") {
  const session = await openAdmin(page.request);
  const email = `${crypto.randomUUID()}@guests.test`;
  const data = { email, role: "advisor", fullName: "Nina Sá", language };
  const { link } = await ask(page.request, { session, path: "/api/invites", data });
  return { email, link: link as string };
}

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

test("an invited person mends two passwords, comes in, and the link is then used", {
  tag: ["@invites"],
}, async ({ page }) => {
  const { email, link } = await invite(page);
  const other = await page.context().newPage();
  await other.goto(link);
  await page.goto(link);
  await expectAccessible(page);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("E-mail")).not.toBeEditable();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Nina Sá");
  const submit = page.getByRole("button", { name: "Criar minha conta" });
  await submit.click();
  await expect(page.getByText("Preencha este campo.")).toHaveCount(2);
  await page.getByLabel("Senha", { exact: true }).fill("12345");
  await page.getByLabel("Confirme a senha").fill("123456");
  await submit.click();
  await expect(page.getByText("A senha precisa de pelo menos 6 caracteres.")).toBeVisible();
  await expect(page.getByText("As senhas não coincidem.")).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill("três jabuticabas");
  await page.getByLabel("Confirme a senha").fill("três jabuticabas");
  await submit.dblclick();
  await expect(page.getByRole("status").first()).toHaveText("Conta criada com sucesso! Redirecionando...");
  await expect(page).toHaveURL("/advisor-portal");

  await other.getByLabel("Senha", { exact: true }).fill("outra senha longa");
  await other.getByLabel("Confirme a senha").fill("outra senha longa");
  await other.getByRole("button", { name: "Criar minha conta" }).click();
  await expect(other.getByRole("heading", { name: "Convite inválido ou já utilizado" })).toBeVisible();
  await expect(other.getByText("Este convite não existe, já foi utilizado ou expirou.")).toBeVisible();
  await expect(other.getByRole("link", { name: "Entrar no portal" })).toBeVisible();
});

test("an invitation in English is read in English, in the words of the spec", { tag: ["@invites"] }, async ({
  page,
}) => {
  const { link } = await invite(page, "en");
  await page.goto(link);
  const submit = page.getByRole("button", { name: "Create my account" });
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByLabel("Confirm the password").fill("x");
  await submit.click();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a quiet garden");
  await page.getByLabel("Confirm the password").fill("a quiet garden");
  await submit.click();
  await expect(page.getByRole("status").first()).toHaveText("Account created successfully! Redirecting...");
  await expect(page).toHaveURL("/advisor-portal");
});

test("an expired invitation asks for a new one in one click; an unknown one leads home", {
  tag: ["@invites"],
}, async ({ page }) => {
  await page.goto(EXPIRED);
  await expect(page.getByRole("heading", { name: "Este convite expirou" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pedir um novo convite" }).click();
  await expect(page.getByRole("status")).toHaveText("Pedido enviado. O novo convite chega por e-mail.");
  await page.reload();
  await expect(page.getByRole("status")).toContainText("Pedido enviado.");

  expect((await page.goto(`/invite/${"x".repeat(43)}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Convite inválido ou já utilizado" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voltar ao início" }).click();
  await expect(page).toHaveURL("/");
});

test("an administrator invites, sees the link once, sends it again and takes it back with a reason", {
  tag: ["@invites"],
}, async ({ page }) => {
  const email = `${crypto.randomUUID()}@guests.test`;
  await page.goto("/admin/invitations?new=1");
  await page.getByLabel("E-mail").first().fill("admin2@lilamonde.test");
  await page.getByLabel("Senha", { exact: true }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("advisor@lilamonde.test");
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(dialog.getByRole("alert")).toContainText("já tem uma conta");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Tipo de conta").selectOption("hotel");
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  const first = await dialog.getByLabel("Link do convite").inputValue();
  expect(first).toContain("/invite/");
  await dialog.getByRole("button", { name: "Concluir" }).click();

  await page.getByRole("searchbox", { name: "Nome ou e-mail" }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Reenviar o convite de ${email}` }).click();
  await expect(dialog.getByLabel("Link do convite")).not.toHaveValue(first);
  await dialog.getByRole("button", { name: "Concluir" }).click();
  expect((await page.request.get(first)).status()).toBe(404);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: `Retirar o convite de ${email}` }).click();
  await dialog.getByRole("button", { name: "Retirar" }).click();
  await expect(dialog.getByText("Escreva o motivo.")).toBeVisible();
  await dialog.getByLabel("Motivo (a pessoa vai ler)").fill("Endereço errado");
  await dialog.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("link", { name: /Retirados/ }).click();
  await expect(page.getByRole("cell", { name: /Endereço errado/ })).toBeVisible();
});

test("a small file is sent: its people stand among the invitations, each has a mail, and its link opens", {
  tag: ["@invites"],
}, async ({ page, browser, baseURL, request }) => {
  const word = `arquivo${Date.now()}`;
  const people = ["ana", "bento"].map((name) => `${name}-${word}@guests.test`);
  const lines = [
    "email;nome;tipo;idioma",
    `${people[0]};Ana Sá;advisor;pt`,
    `${people[1]};Bento;hotel;en`,
    "eco",
  ];
  const admin = await visit({ browser, baseURL, request }, { who: "admin", language: "pt", screen: "phone" });
  await admin.goto("/admin/invitations?new=sheet");
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Planilha (XLSX ou CSV)").setInputFiles({
    ...{ name: "convites.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  });
  await expect(dialog.getByText("Prontos para enviar: 2. Com problema: 1.")).toBeVisible();
  await dialog.getByRole("button", { name: "Enviar 2 convites" }).click();
  await expect(dialog.getByText("Convites enviados: 2. Não enviados: 0.")).toBeVisible();
  await dialog.getByRole("button", { name: "Concluir" }).click();
  await admin.goto(`/admin/invitations?q=${word}`);
  for (const email of people) await expect(admin.getByRole("main").getByText(email).first()).toBeVisible();
  const headers = { accept: "application/json" };
  for (const [at, email] of people.entries()) {
    let link: string | undefined;
    await expect(async () => {
      const mails = await request.get(`/dev/mailbox?to=${email}`, { headers });
      link = /\/(?:en\/)?invite\/[\w-]{43}/.exec(JSON.stringify(await mails.json()))?.[0];
      expect(link).toBeDefined();
    }).toPass();
    await page.goto(link!);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    const begin = at === 0 ? "Criar minha conta" : "Create my account";
    await expect(page.getByRole("button", { name: begin })).toBeVisible();
  }
  await admin.context().close();
});
