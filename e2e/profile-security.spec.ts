import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { comeIn, decide, knock, ORIGIN, openProfile, signIn } from "./people.ts";
import { test } from "./tidy-test.ts";

const security = (page: Page) => page.getByRole("region", { name: "Segurança" });

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem("lilamonde-session"));
}

/** A code is used once; the next one may be of the step to come, which is accepted too. */
function codesOf(secret: string) {
  let step = 0;
  return () => {
    step = Math.max(step + 1, Math.floor(Date.now() / 30_000));
    return new TOTP({ secret }).generate({ timestamp: step * 30_000 });
  };
}

test("an authenticator app is added, its recovery codes are shown once, and both open the second step", {
  tag: ["@security", "@auth", "@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Vera Cruz" });
  await openProfile(page, email);
  await expect(
    security(page).getByText("Disponíveis quando a verificação em duas etapas estiver ativa."),
  ).toBeVisible();
  await security(page).getByRole("button", { name: "Adicionar aplicativo" }).click();
  const dialog = page.getByRole("dialog", { name: "Aplicativo autenticador" });
  await expect(dialog.getByRole("img", { name: "Código QR" })).toBeVisible();
  const nextCode = codesOf((await dialog.locator("code").textContent())!.replaceAll(" ", ""));
  await dialog.getByLabel("Código do aplicativo").fill("000000");
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "O código está errado ou venceu. Digite o mais recente.",
  );
  await dialog.getByLabel("Código do aplicativo").fill(nextCode());
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect(dialog).toBeHidden();
  await expect(security(page).getByText("Aplicativo autenticador, desde")).toBeVisible();

  await security(page).getByRole("button", { name: "Gerar códigos" }).click();
  const codes = page.getByRole("dialog", { name: "Seus códigos de recuperação" });
  await expect(codes.locator("code")).toHaveCount(10);
  const [paperCode] = await codes.locator("code").allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("button", { name: "Baixar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("lilamonde-codigos.txt");
  await codes.getByRole("button", { name: "Já guardei" }).click();
  await expect(security(page).getByRole("button", { name: "Gerar novos códigos" })).toBeFocused();
  await expect(security(page).getByText("Restam 10 de 10.")).toBeVisible();

  await signOut(page);
  await signIn(page, email, { origin: ORIGIN });
  await page.getByLabel("Código do aplicativo").fill(nextCode());
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.waitForURL(/advisor-portal/);

  await signOut(page);
  await signIn(page, email, { origin: ORIGIN });
  await page.getByRole("button", { name: /recuperação/ }).click();
  await page.getByLabel("Código de recuperação").fill(paperCode!);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.waitForURL(/advisor-portal/);

  await page.goto(`${ORIGIN}/advisor-portal/profile`);
  await expect(security(page).getByText("Restam 9 de 10.")).toBeVisible();
  await security(page).getByRole("button", { name: "Remover Aplicativo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover", exact: true }).click();
  await expect(
    security(page).getByText("Disponíveis quando a verificação em duas etapas estiver ativa."),
  ).toBeVisible();
});

test("a passkey is made in the browser and then opens the second step", {
  tag: ["@security", "@auth", "@profile"],
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email } = await comeIn(page.request, { name: "Ivo Reis" });
  await openProfile(page, email);
  await security(page).getByRole("button", { name: "Adicionar chave de acesso" }).click();
  const dialog = page.getByRole("dialog", { name: "Chave de acesso" });
  await dialog.getByLabel("Nome").fill("Notebook");
  await dialog.getByRole("button", { name: "Criar neste aparelho" }).click();
  await expect(security(page).getByText("Notebook").first()).toBeVisible();
  await signOut(page);
  await signIn(page, email, { origin: ORIGIN });
  await page.getByRole("button", { name: "Usar a chave de acesso" }).click();
  await page.waitForURL(/advisor-portal/);
});

test("a telephone is added by the code that was sent to it", {
  tag: ["@security", "@auth", "@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Noa Lima" });
  await openProfile(page, email);
  await security(page).getByRole("button", { name: "Adicionar telefone" }).click();
  const dialog = page.getByRole("dialog", { name: "Telefone" });
  const phone = `119${String(Date.now()).slice(-8)}`;
  await expect(dialog.getByLabel("Telefone")).toBeFocused();
  await dialog.getByLabel("Telefone").fill(phone);
  await dialog.getByRole("button", { name: "Enviar o código" }).click();
  await expect(dialog.getByLabel("Código enviado ao telefone")).toBeFocused();
  let code = "";
  await expect(async () => {
    const answer = await page.request.get(`${ORIGIN}/dev/mailbox?to=${encodeURIComponent(`+55${phone}`)}`, {
      headers: { accept: "application/json" },
    });
    code = (await answer.text()).match(/\b\d{6}\b/)?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  await dialog.getByLabel("Código enviado ao telefone").fill(code);
  await dialog.getByRole("button", { name: "Confirmar" }).click();
  await expect(security(page).getByText("Telefone, desde")).toBeVisible();
});

test("another device is signed out from here, at once", { tag: ["@security", "@auth", "@profile"] }, async ({
  page,
  browser,
}) => {
  const { id, email } = await knock(page.request, "Gil Faria");
  await decide(page.request, id, { to: "active", role: "advisor" });
  await openProfile(page, email);
  const elsewhere = await browser.newPage();
  await openProfile(elsewhere, email);
  await page.reload();
  const rows = security(page).getByRole("list", { name: "Aparelhos conectados" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Este aparelho");
  await rows.last().getByRole("button", { name: "Desconectar" }).click();
  await expect(rows).toHaveCount(1);
  await elsewhere.goto(`${ORIGIN}/advisor-portal/profile`);
  await elsewhere.waitForURL(/\/auth/);
  await elsewhere.close();
});

test("an account elsewhere is linked and unlinked, and the last way in cannot be taken away", {
  tag: ["@security", "@auth", "@profile"],
}, async ({ page, baseURL }) => {
  // The provider sends people back to the address, not to the name.
  const { email } = await comeIn(page.request, { name: "Téo Sá" });
  await openProfile(page, email, baseURL);
  const ways = security(page).getByRole("list", { name: "Contas vinculadas" });
  await expect(ways.getByRole("button", { name: "Desvincular" })).toHaveCount(0);
  await security(page).getByRole("button", { name: "Vincular Casa" }).click();
  await page.getByPlaceholder("Enter any login").fill(`guest${Date.now()}`);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/advisor-portal\/profile/);
  await ways.getByRole("button", { name: "Desvincular Casa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desvincular", exact: true }).click();
  await expect(ways.getByRole("listitem")).toHaveCount(1);
  await expect(ways.getByRole("button", { name: "Desvincular" })).toHaveCount(0);
});
