import { expect, type Page } from "@playwright/test";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

async function fill(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Renata Mascarenhas");
  await page.locator("[name=email]").fill("renata@agencia.com.br");
  await page.locator("[name=interest]").selectOption("become_designer");
  await page.locator("[name=subject]").fill("Um convite");
  await page.locator("[name=message]").fill("São João, três gerações.");
}

/** Nothing comes of going there, so the window stays where it was and can be read. */
const stayFromWhatsapp = (page: Page) =>
  page.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));

test("a message is kept first, then the visitor goes on by WhatsApp with its reference", {
  tag: ["@contact", "@site"],
}, async ({ page }) => {
  await stayFromWhatsapp(page);
  await openPage(page, "/en/contact");
  await fill(page);
  const kept = page.waitForResponse("**/api/contact");
  const left = page.waitForRequest("https://wa.me/**");
  await page.getByRole("button", { name: "Send and continue on WhatsApp" }).click();
  expect((await kept).status()).toBe(201);
  const { reference, whatsappUrl } = await (await kept).json();
  await expect(page.getByText("Message sent! Redirecting to WhatsApp...")).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
  const address = (await left).url();
  expect(address).toBe(whatsappUrl);
  expect(new URL(address).searchParams.get("text")).toContain(reference);
});

test("when WhatsApp does not open, the number, the text and the e-mail are there", {
  tag: ["@contact", "@site"],
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("https://wa.me/**", (route) => route.abort());
  await openPage(page, "/contact");
  await fill(page);
  await page.getByRole("button", { name: "Enviar" }).click();
  // The browser leaves for a page that does not open; who comes back finds the way on.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  // A step back while the failure is still being shown ends with it, and is taken again.
  await expect(async () => {
    if (!page.url().endsWith("/contact")) await page.goBack();
    expect(page.url()).toMatch(/\/contact$/);
  }).toPass();
  const panel = page.locator("[data-slot=kept]");
  await expect(panel).toContainText("+55");
  await expect(panel.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await panel.getByRole("button", { name: "Copiar texto" }).click();
  await expect(panel.getByText("Copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Renata Mascarenhas");
});

test("an unfilled form says what is missing and sends nothing", { tag: ["@contact", "@site"] }, async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("contact")) posts++;
  });
  await openPage(page, "/contact");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.locator("[data-slot=field-error]")).toHaveCount(5);
  await expect(page.locator("[name=name]")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
    "Preencha este campo.",
  );
  await page.locator("[name=email]").fill("renata@");
  await expect(page.getByText("Escreva um e-mail completo")).toBeVisible();
  expect(posts).toBe(0);
});

test("a failure is told, keeps what was typed, and the same message is kept once", {
  tag: ["@contact", "@site"],
}, async ({ page }) => {
  await stayFromWhatsapp(page);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contact", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) await route.fulfill({ status: 503, body: "{}" });
    else await route.continue();
  });
  await openPage(page, "/en/contact");
  await fill(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[data-slot=toast]")).toHaveText("Error sending message. Please try again.");
  await expect(page.locator("[name=message]")).toHaveValue("São João, três gerações.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[data-slot=kept]")).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test("without a network the form says so and loses nothing", { tag: ["@contact", "@site"] }, async ({
  page,
  context,
}) => {
  await openPage(page, "/contact");
  await fill(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("sem conexão");
  await expect(page.locator("[name=subject]")).toHaveValue("Um convite");
});

test("the card that brought the visitor chooses the interest", { tag: ["@contact", "@site"] }, async ({
  page,
}) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: /Pedir um convite/ }).click();
  await expect(page).toHaveURL("/contact?interest=become_designer");
  await expect(page.locator("[name=interest]")).toHaveValue("become_designer");
  await page.reload();
  await expect(page.locator("[name=interest]")).toHaveValue("become_designer");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, the message is kept and the way on is shown", { tag: ["@contact", "@site"] }, async ({
    page,
  }) => {
    await page.goto("/contact");
    await fill(page);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Recebemos a sua mensagem." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Abrir o WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
  });
});
