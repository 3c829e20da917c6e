import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

type CapturedMail = { to: string; subject: string; text: string };

const newAddress = () => `leitora-${randomUUID().slice(0, 8)}@example.com`;

/** The path of the first link of a kind in the mail an address received. */
async function mailedLink(
  request: APIRequestContext,
  { to, kind }: { to: string; kind: string },
): Promise<string> {
  let mails: CapturedMail[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get(`/dev/mailbox?to=${to}`, { headers: { accept: "application/json" } });
      mails = await answer.json();
      return mails.length;
    })
    .toBeGreaterThan(0);
  const link = mails[0]?.text.match(new RegExp(`https?://\\S+/newsletter/${kind}\\S*`))?.[0];
  const { pathname, search } = new URL(link ?? "", "http://missing.invalid");
  return pathname + search;
}

test("asked for, confirmed by one press in the mail's page, and left the same way", {
  tag: ["@newsletter", "@site"],
}, async ({ page, request }) => {
  const email = newAddress();
  await openPage(page, "/newsletter");
  await page.getByLabel("Seu e-mail").fill(email);
  const asked = page.waitForResponse("**/api/newsletter");
  await page.getByRole("button", { name: "Receber a newsletter" }).click();
  expect((await asked).status()).toBe(202);
  await expect(page.getByRole("status")).toContainText(email);

  const confirm = await mailedLink(request, { to: email, kind: "confirm" });
  await openPage(page, confirm);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Só falta um clique.");
  await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Pronto. A próxima carta é sua.");
  await expect(heading).toBeFocused();

  await openPage(page, confirm.replace("/confirm", "/unsubscribe"));
  await page.getByRole("button", { name: "Sair da lista" }).click();
  await expect(heading).toHaveText("Você saiu da lista.");
});

test("the blank pages ask for the letter where they stand, in the reader's language", {
  tag: ["@newsletter", "@site"],
}, async ({ page, request }) => {
  const email = newAddress();
  await openPage(page, "/en/journal");
  await page.getByLabel("Your e-mail").fill(email);
  await page.getByRole("button", { name: "Receive the newsletter" }).click();
  await expect(page.getByRole("status")).toContainText("Look in your inbox.");
  await expect(page).toHaveURL(/\/en\/journal$/);
  expect(await mailedLink(request, { to: email, kind: "confirm" })).toMatch(
    /^\/en\/newsletter\/confirm\?token=/,
  );
});

test("half an address is not sent; a lost network and a refusal lose nothing", {
  tag: ["@newsletter", "@site"],
}, async ({ page, context }) => {
  await openPage(page, "/newsletter");
  let posts = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST") posts++;
  });
  const field = page.getByLabel("Seu e-mail");
  const button = page.getByRole("button", { name: "Receber a newsletter" });
  await field.fill("leitora@");
  await button.click();
  await expect(field).toHaveAccessibleDescription(/Escreva um e-mail completo/);
  expect(posts).toBe(0);

  await field.fill("leitora@example.com");
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole("alert")).toContainText("sem conexão");
  await context.setOffline(false);
  await page.route("**/api/newsletter", (route) => route.fulfill({ status: 429, body: "{}" }));
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Muitos pedidos");
  await expect(field).toHaveValue("leitora@example.com");
});

test("a link that was never sent is not recognised, and the way on is shown", {
  tag: ["@newsletter", "@site"],
}, async ({ page }) => {
  await openPage(page, `/newsletter/confirm?token=${"x".repeat(43)}`);
  await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este link não vale mais.");
  await expect(page.getByRole("link", { name: "Pedir outro link" })).toHaveAttribute("href", "/newsletter");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same way, from the form to the last page", { tag: ["@newsletter", "@site"] }, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await page.goto("/journal");
    await page.getByLabel("Seu e-mail").fill(email);
    await page.getByRole("button", { name: "Receber a newsletter" }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByRole("status")).toContainText(email);
    const confirm = await mailedLink(request, { to: email, kind: "confirm" });
    await page.goto(confirm);
    await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pronto. A próxima carta é sua.");
    await page.goto(confirm.replace("/confirm", "/unsubscribe"));
    await page.getByRole("button", { name: "Sair da lista" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Você saiu da lista.");
  });
});
