import { expect } from "@playwright/test";
import { comeIn, enter } from "./people.ts";
import { openPage } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** An address that no other run has. */
const own = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`;

test("a store is dressed, shared and renamed: the old address leads to the new, and the way there is counted", {
  tag: ["@stores", "@products"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const person = await comeIn(request, { name: "Lia Moreau" });
  const page = await (await enter({ browser, baseURL }, person.session)).newPage();
  await page.goto("/advisor-portal/products/store");
  const preview = page.getByRole("region", { name: "Como todos veem" });

  await test.step("words and look are seen while they are chosen, and an accent nobody could read is refused", async () => {
    await page.getByLabel("Frase de abertura em português").fill("Lia desenha viagens de trem.");
    await expect(preview).toContainText("Lia desenha viagens de trem.");
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(page.getByRole("alert")).toContainText("em português e em inglês antes de publicar");
    await page.getByLabel("Frase de abertura em inglês").fill("Lia designs journeys by train.");
    await page.getByRole("radio", { name: "Noite" }).check();
    await expect(preview.locator("[data-look=night]")).toBeVisible();
    await page.getByLabel("Cor de destaque").fill("#5b2a36");
    await expect(page.getByText("abaixo de 4,5 não se lê bem")).toBeVisible();
    await expect(page.getByRole("button", { name: "Salvar" })).toBeDisabled();
    await page.getByRole("button", { name: /^Usar #/ }).click();
    await expect(page.getByText("lê-se bem")).toBeVisible();
  });

  await test.step("sections change places by keyboard", async () => {
    const handle = page.getByRole("button", { name: "Mover Contato" });
    await handle.focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
    await expect(page.locator("[data-section]").first()).toHaveAttribute("data-section", "contact");
    await expect(handle).toBeFocused();
  });

  const slug = own("lia");
  const later = own("trens-da-lia");
  await test.step("a reserved address is refused in words, one's own is taken", async () => {
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("Tudo salvo")).toBeVisible();
    await page.getByLabel("Endereço", { exact: true }).fill("suporte");
    await page.getByRole("button", { name: "Mudar endereço" }).click();
    await expect(page.getByText("Este endereço é reservado à Lilamonde.")).toBeVisible();
    await page.getByLabel("Endereço", { exact: true }).fill("marina-teles");
    await page.getByRole("button", { name: "Mudar endereço" }).click();
    await expect(page.getByText("Este endereço é de outra pessoa.")).toBeVisible();
    await page.getByLabel("Endereço", { exact: true }).fill(slug);
    await page.getByRole("button", { name: "Mudar endereço" }).click();
    await expect(page.getByText(`/store/${slug}`).first()).toBeVisible();
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(page.getByText("No ar", { exact: true })).toBeVisible();
  });

  // A browser without a head says so, and is not counted as a person.
  const guest = await (await browser.newContext({ locale: "pt-BR", userAgent: PERSON })).newPage();
  await test.step("a visitor comes by the code and writes", async () => {
    const counted = guest.waitForResponse((answer) => answer.url().endsWith(`/api/stores/${slug}/visits`));
    await openPage(guest, `${baseURL}/store/${slug}#via=qr`);
    expect((await counted).status()).toBe(204);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Lia desenha viagens de trem.");
    await guest.getByLabel("Nome").fill("Beatriz Lacerda");
    await guest.getByRole("textbox", { name: "E-mail" }).fill("beatriz@example.com");
    await guest.getByLabel("Mensagem").fill("De Lisboa a Istambul, sem pressa.");
    await guest.getByRole("button", { name: "Enviar" }).click();
    await expect(guest.getByText("Marque para que Lia possa responder.")).toBeVisible();
    await guest.getByLabel("Lia pode responder a este pedido").check();
    await guest.getByRole("button", { name: "Enviar" }).click();
    await expect(guest.getByText(/Referência LM-/)).toBeVisible();
  });

  await test.step("renamed, the old address leads to the new in both languages", async () => {
    await page.getByLabel("Endereço", { exact: true }).fill(later);
    await page.getByRole("button", { name: "Mudar endereço" }).click();
    await expect(page.getByText(`Também levam à sua página: ${slug}`)).toBeVisible();
    const moved = await guest.request.get(`/store/${slug}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/store/${later}`]);
    await guest.goto(`${baseURL}/en/store/${slug}`);
    expect(new URL(guest.url()).pathname).toBe(`/en/store/${later}`);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Lia designs journeys by train.");
  });

  await test.step("the seller reads where the request came from", async () => {
    await page.getByRole("link", { name: "Resultados" }).click();
    await expect(page.getByRole("row", { name: /^QR code/ })).toHaveText(/QR code\s*1\s*0\s*1\s*0/);
    await expect(page.getByText("De Lisboa a Istambul, sem pressa.")).toBeVisible();
  });
});

test("a look is chosen and an accent typed at once, however late its style comes", {
  tag: ["@stores", "@products"],
}, async ({ browser, baseURL, request }) => {
  const person = await comeIn(request, { name: "Nara Couto" });
  const page = await (await enter({ browser, baseURL }, person.session)).newPage();
  await page.goto("/advisor-portal/products/store");
  const preview = page.getByRole("region", { name: "Como todos veem" });
  await expect(preview.locator("[data-look=paper]")).toBeVisible();
  const isLate = Promise.withResolvers<void>();
  await page.route("**/api/store-accents/*", async (route) => {
    await isLate.promise;
    await route.continue();
  });
  await page.getByRole("radio", { name: "Noite" }).check();
  await page.getByLabel("Cor de destaque").fill("");
  await page.getByLabel("Cor de destaque").pressSequentially("#5b2a36");
  await expect(page.getByLabel("Cor de destaque")).toHaveValue("#5b2a36");
  await expect(page.getByText("abaixo de 4,5 não se lê bem")).toBeVisible();
  await page.getByRole("button", { name: /^Usar #/ }).click();
  await expect(page.getByText("lê-se bem")).toBeVisible();
  await page.getByRole("button", { name: "Mover Contato" }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
  await expect(page.locator("[data-section]").first()).toHaveAttribute("data-section", "contact");
  isLate.resolve();
  await expect(preview.locator("[data-look=night]")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor writes to a seller and is given a reference", { tag: ["@stores", "@products"] }, async ({
    page,
  }) => {
    await page.goto("/store/rafael-nobrega");
    await page.getByLabel("Nome").fill("Otto Siqueira");
    await page.getByRole("textbox", { name: "E-mail" }).fill("otto@example.com");
    await page.getByLabel("Mensagem").fill("Três dias no Douro.");
    await page.getByLabel("Rafael pode responder a este pedido").check();
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText(/Referência LM-/)).toBeVisible();
  });
});
