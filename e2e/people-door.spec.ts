import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { openWithClient, PASSWORD } from "./auth-client.ts";
import { decide, makePerson, PENDING, signIn, tokenOf } from "./people.ts";

test("the second factor is shown by the app's code or by a code from paper, and a wrong one is said", async ({
  page,
}) => {
  const { id, email } = await makePerson(page.request, "Teresa Cavalcanti");
  await decide(page.request, id, { to: "active", role: "hotel" });
  const headers = await tokenOf(page.request, email);
  const post = async (path: string, data: object, headers: Record<string, string>) =>
    (await page.request.post(`/auth/v1/factors${path}`, { headers, data })).json();
  const { id: factorId, totp } = await post("", { factor_type: "totp", friendly_name: "App" }, headers);
  const app = new TOTP({ secret: totp.secret });
  const { id: challenge_id } = await post(`/${factorId}/challenge`, {}, headers);
  const lifted = await post(`/${factorId}/verify`, { challenge_id, code: app.generate() }, headers);
  const strong = { authorization: `Bearer ${lifted.access_token}` };
  const { codes } = await post("/recovery-codes", {}, strong);

  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Confirme que é você" })).toBeVisible();
  await page.getByLabel("Código do aplicativo").fill("000000");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("alert")).toHaveText("O código não confere ou venceu.");
  // A code is good once: the next step's is new.
  await page.getByLabel("Código do aplicativo").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page).toHaveURL("/hotel-portal");

  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(codes[0]);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page).toHaveURL("/hotel-portal");
});

test("the second factor is shown by a passkey", async ({ page, baseURL }) => {
  const { port } = new URL(baseURL!);
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
  const email = await openWithClient(page, { port });
  const id = await page.evaluate(async () => {
    const attachment = { authenticatorSelection: { authenticatorAttachment: "platform" } } as const;
    await auth.mfa.webauthn.register({ friendlyName: "Chave" }, attachment);
    return (await auth.getUser()).data.user!.id;
  });
  await decide(page.request, id, { to: "active", role: "advisor" });
  await page.goto(`http://localhost:${port}/auth`);
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByLabel("Senha", { exact: true }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar no portal" }).click();
  await page.getByRole("button", { name: "Usar a chave de segurança" }).click();
  await expect(page).toHaveURL(/\/advisor-portal$/);
});

/** Signs in on the provider's own pages and consents. */
async function answerProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a person comes by a provider, waits for approval, and then comes in by it; who turns back is told", async ({
  page,
}) => {
  const login = `otto${Date.now()}`;
  await page.goto("/auth");
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toHaveText("O acesso foi recusado ou cancelado na outra página.");
  await expect(page).toHaveURL("/auth");
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await answerProvider(page, login);
  await expect(page.getByText(PENDING)).toBeVisible();

  const headers = await tokenOf(page.request, "admin@lilamonde.test");
  const { people } = await (await page.request.get(`/api/people?q=${login}`, { headers })).json();
  await decide(page.request, people[0].id, { to: "active", role: "hotel" });
  await page.getByRole("button", { name: "Entrar com outra conta" }).click();
  await page.getByRole("button", { name: "Entrar com Casa" }).click();
  await expect(page).toHaveURL("/hotel-portal");
});
