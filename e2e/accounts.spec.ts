import { expect, type Page } from "@playwright/test";
import { comeIn, decide, knock, PENDING, signIn } from "./people.ts";
import { findViolations, screens } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

/** What an expression finds in the newest mail to someone. */
async function mailed(page: Page, to: string, wanted: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: "application/json" },
    });
    const [newest] = (await answer.json()) as { text: string }[];
    found = newest?.text.match(wanted)?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}
const mailedLink = (page: Page, to: string) => mailed(page, to, /https?:\/\/\S+\/auth\/v1\/verify\S+/);

test("an advisor signs in, arrives at home, stays signed in over a reload, and signs out", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  await signIn(page, "advisor@lilamonde.test");
  await expect(page).toHaveURL("/advisor-portal");
  await page.reload();
  await page.getByRole("button", { name: "Marina Teles" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("button", { name: "Entrar no portal" })).toBeVisible();
});

test("an account that waits for approval is told so and is signed out", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  await signIn(page, "pending@lilamonde.test");
  await expect(page.getByText(PENDING)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("lilamonde-session"))).toBeNull();
});

test("who was refused and who is suspended are told which, in the spec's words too", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  const { id, email } = await knock(page.request, "Bruno Dias");
  const refused = page.getByRole("status").filter({ hasText: PENDING });
  await decide(page.request, id, { to: "rejected", reason: "fora do perfil" });
  await signIn(page, email);
  await expect(refused).toContainText("O motivo está no e-mail que enviamos.");
  await decide(page.request, id, { to: "active", role: "advisor" });
  await decide(page.request, id, { to: "suspended", reason: "contrato encerrado" });
  await signIn(page, email);
  await expect(refused).toContainText("O seu acesso está suspenso.");
});

test("a wrong password is said in words, and nothing typed is lost", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  await signIn(page, "advisor@lilamonde.test", { password: "outra senha" });
  await expect(page.getByRole("alert")).toHaveText(
    "E-mail ou senha incorretos. Confira os dois ou redefina a senha.",
  );
  await expect(page.getByLabel("E-mail").first()).toHaveValue("advisor@lilamonde.test");
});

test("a sign-up ends calmly, its link confirms it, and then it waits for approval", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  const email = `clara-${Date.now()}@example.com`;
  await page.goto("/auth#criar-conta");
  await page.getByText("Tour Operator").click();
  await page.getByLabel("Nome completo").fill("Clara Vidal");
  await page.getByLabel("E-mail").last().fill(email);
  await page.getByLabel("Senha", { exact: true }).last().fill("12345");
  await page.getByRole("button", { name: "Pedir acesso" }).click();
  await expect(page.getByText("A senha precisa de pelo menos 6 caracteres.")).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).last().fill("três jabuticabas");
  await page.getByRole("button", { name: "Pedir acesso" }).click();
  await expect(page.getByRole("heading", { name: "Falta confirmar o seu e-mail." })).toBeVisible();
  const link = await mailedLink(page, email);
  await page.getByRole("button", { name: "Corrigir o e-mail" }).click();
  await expect(page.getByRole("button", { name: "Pedir acesso" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(PENDING)).toBeVisible();
});

test("the code of the sign-up mail confirms the address, and the wait says what happens next", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  const email = `vera-${Date.now()}@example.com`;
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acesse o seu portal");
  await page.getByRole("tab", { name: "Criar conta" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peça o seu acesso");
  await page.getByLabel("Nome completo").fill("Vera Lúcia");
  await page.getByLabel("E-mail").last().fill(email);
  await page.getByRole("button", { name: "ENG" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Vera Lúcia");
  await expect(page.getByLabel("E-mail").last()).toHaveValue(email);
  await page.getByRole("button", { name: "PT" }).click();
  await page.getByLabel("Senha", { exact: true }).last().fill("três jabuticabas");
  await page.getByRole("button", { name: "Pedir acesso" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirme o seu e-mail");
  await page.getByLabel("Código do e-mail").fill("000000");
  await page.getByRole("button", { name: "Confirmar o e-mail" }).click();
  await expect(page.getByText("O código está errado ou venceu.")).toBeVisible();
  await page.getByLabel("Código do e-mail").fill(await mailed(page, email, /\b\d{6}\b/));
  await page.getByRole("button", { name: "Confirmar o e-mail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu pedido está conosco");
  await expect(page.getByRole("listitem").filter({ hasText: "em até 48 horas" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Falar conosco" })).toHaveAttribute("href", "/contact");
});

test("a forgotten password is replaced through the mailbox", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Lia Prado", role: "hotel" });
  await page.goto("/auth");
  await page.getByRole("link", { name: "Esqueci a senha" }).click();
  await expect(page.getByRole("heading", { name: "Uma senha nova" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar o link" }).click();
  await expect(page.getByRole("status")).toContainText("o link já está a caminho");
  const link = await mailedLink(page, email);
  await page.goto(link);
  await page.getByLabel("Nova senha").fill("um jardim de pitangas");
  await page.getByLabel("Confirme a senha").fill("um jardim de pitangas");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("status")).toContainText("Senha salva.");
  await page.getByRole("link", { name: "Voltar ao login" }).click();
  await page.getByRole("button", { name: "Lia Prado" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("Este link já foi usado ou venceu. Peça outro.");
  await signIn(page, email, { password: "um jardim de pitangas" });
  await expect(page).toHaveURL("/hotel-portal");
});

test("a signed-in person changes the password by showing the current one", {
  tag: ["@auth", "@accounts", "@people"],
}, async ({ page }) => {
  await signIn(page, "operator@lilamonde.test");
  await expect(page).toHaveURL("/tour-operator-portal");
  await page.goto("/change-password");
  await page.getByLabel("Senha atual").fill("não é esta");
  await page.getByLabel("Nova senha").fill("outra coisa longa");
  await page.getByLabel("Confirme a senha").fill("outra coisa diferente");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByText("As senhas não coincidem.")).toBeVisible();
  await page.getByLabel("Confirme a senha").fill("outra coisa longa");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "A senha atual não confere. Digite de novo ou redefina a senha.",
  );
});

test("the page speaks the chosen language and keeps it", { tag: ["@auth", "@accounts", "@people"] }, async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "ENG" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to your portal" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in to your portal" })).toBeVisible();
});

test("the account pages have no accessibility violations at any width", {
  tag: ["@auth", "@accounts"],
}, async ({ page }) => {
  for (const path of ["/auth", "/auth#criar-conta", "/auth/reset-password", "/change-password"])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const [name, screen] of Object.entries(screens)) {
        await page.setViewportSize(screen);
        // Colours are those of the first width.
        const isColourKnown = name !== "desktop";
        expect(await findViolations(page, { isColourKnown }), name).toEqual([]);
      }
    });
});
