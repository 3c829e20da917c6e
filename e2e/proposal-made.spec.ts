import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { addItem, rowsOf } from "./journey-builder.ts";
import { enterOn, tabTo } from "./keyboard.ts";
import { comeIn, enter } from "./people.ts";
import { test } from "./tidy-test.ts";

const photograph = (background: string, width = 2_000) =>
  sharp({ create: { width, height: Math.round(width * 0.6), channels: 3, background } })
    .jpeg()
    .toBuffer();
const picture = async (name: string, background: string, width?: number) => ({
  ...{ name, mimeType: "image/jpeg", buffer: await photograph(background, width) },
});
const paper = (name: string) => ({
  ...{ name, mimeType: "application/pdf" },
  buffer: Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
});

async function begin(page: Page, title: string) {
  await page.goto("/advisor-portal/my-journeys");
  await page.getByRole("button", { name: "Nova jornada" }).first().click();
  await page.getByLabel("Como a jornada se chama").fill(title);
  await page.getByLabel("Primeiro dia").fill("2027-07-04");
  await page.getByLabel("Último dia").fill("2027-07-08");
  await page.getByRole("button", { name: "Começar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** A cover of one's own: one too narrow is refused in words, a wide one is held by the point that was pressed. */
async function giveCover(page: Page) {
  await page.getByRole("button", { name: "Capa", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Capa" });
  const input = dialog.getByLabel("Enviar fotografia").and(page.locator("input"));
  await input.setInputFiles(await picture("IMG_2210.jpg", "#446688", 1_280));
  await expect(dialog.getByRole("alert")).toContainText("“IMG_2210.jpg” tem menos de 1.600 px");
  await input.setInputFiles(await picture("Falésia.jpg", "#2f5d62"));
  const stage = dialog.getByRole("img", { name: /^Ponto que nunca é cortado/ });
  const box = (await stage.boundingBox())!;
  await stage.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect(stage).toHaveAccessibleName(/25 % da largura, 50 % da altura/);
  await dialog.getByRole("button", { name: "Usar como capa" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Two photographs with what is written below them, the second put first, and a paper that stays with the advisor. */
async function giveFiles(page: Page) {
  await rowsOf(page, "Dia 2").filter({ hasText: "Veleiro" }).click();
  const form = page.getByRole("region", { name: "Dia 2", exact: true });
  const input = form.getByLabel("Enviar arquivos").and(page.locator("input"));
  await input.setInputFiles([
    await picture("Barco.jpg", "#aa8844"),
    await picture("Gruta.jpg", "#335577"),
    paper("Custos.pdf"),
    { ...paper("Nota.txt"), mimeType: "text/plain" },
  ]);
  await expect(form.getByRole("alert")).toContainText("“Nota.txt” não é fotografia");
  await form.getByLabel("Legenda de Barco.jpg").fill("O veleiro, no cais");
  await page.keyboard.press("Tab");
  await form.getByLabel("Legenda de Gruta.jpg").fill("A gruta, às dez");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Mover A gruta, às dez para antes" }).click();
  await expect(form.getByRole("checkbox", { name: "Custos.pdf: para o cliente" })).not.toBeChecked();
  await form.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
}

async function nameOption(page: Page, said: Record<string, string>) {
  await page.getByRole("button", { name: "Nome e condições" }).click();
  for (const [label, text] of Object.entries(said))
    await page.getByRole("dialog").getByLabel(label, { exact: false }).first().fill(text);
  await page.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function publish(page: Page): Promise<string> {
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.getByRole("button", { name: "Publicar proposta" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Proposta publicada").first()).toBeVisible();
  await page.getByRole("link", { name: "Compartilhar" }).click();
  await page.getByRole("button", { name: "Criar endereço" }).click();
  const whatsapp = page.getByRole("link", { name: "Enviar pelo WhatsApp" });
  return /\/proposal\/[\w-]{43}/.exec(decodeURIComponent((await whatsapp.getAttribute("href"))!))![0];
}

/** The client reads exactly what was made, and reaches no paper that is not theirs. */
async function readAsClient(client: Page, path: string, internalId: string) {
  await client.goto(path);
  const cover = client
    .getByRole("region")
    .or(client.locator("main > section"))
    .first()
    .locator("img")
    .first();
  await expect(cover).toHaveJSProperty("complete", true);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  expect(await cover.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("25% 50%");
  const item = client.getByRole("article").filter({ hasText: "Veleiro" }).first();
  await expect(item.locator("figcaption")).toHaveText(["A gruta, às dez", "O veleiro, no cais"]);
  await expect(item.getByRole("img").first()).toHaveAccessibleName("A gruta, às dez");
  await expect(client.getByRole("heading", { level: 2, name: /Opção A.*Com o barco/ })).toBeVisible();
  await expect(client.getByRole("heading", { level: 2, name: /Opção B.*Em terra/ })).toBeVisible();
  const first = client.locator("#option-A");
  await expect(first).toContainText("Pensei no aniversário do Otávio.");
  await expect(first.getByRole("listitem").filter({ hasText: /^Café da manhã$/ })).toBeVisible();
  await expect(first).toContainText("Sinal de 30 %.");
  await expect(client.getByText("Custos.pdf")).toHaveCount(0);
  expect((await client.request.get(`${path}?file=${internalId}`)).status()).toBe(404);
  const shown = await item.getByRole("img").first().getAttribute("src");
  expect((await client.request.get(`${path}${shown}`)).status()).toBe(200);
}

test("a new advisor makes a proposal through the screens alone, and its client reads exactly this", {
  tag: ["@journeys", "@proposals"],
}, async ({ browser, baseURL, request }) => {
  test.setTimeout(240_000);
  const { session } = await comeIn(request, { name: "Lia Moura" });
  const page = await (await enter({ browser, baseURL }, session)).newPage();
  await begin(page, "Cinco dias de mar");
  await addItem(page, { day: "Dia 2", kind: "Experiência", title: "Veleiro", sell: "890" });
  await giveCover(page);
  await giveFiles(page);
  await nameOption(page, {
    "Nome da opção": "Com o barco",
    "Carta sobre esta opção": "Pensei no aniversário do Otávio.",
    Incluso: "Café da manhã\nTraslados",
    Condições: "Sinal de 30 %.",
  });
  await page.getByRole("button", { name: "Duplicar como nova opção" }).click();
  await nameOption(page, { "Nome da opção": "Em terra" });
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/operations") && answer.ok());
  await page.getByRole("button", { name: "Mover a opção para a esquerda" }).click();
  await expect(page.getByRole("button", { name: /^Opção A.*Em terra/ })).toBeVisible();
  await kept;
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("button", { name: /^Opção B.*Em terra/ })).toBeVisible();
  const journeyId = page.url().split("/").at(-1)!;
  const headers = { authorization: `Bearer ${session.access_token}` };
  const path = await publish(page);
  const { files } = await (await request.get(`/api/journeys/${journeyId}`, { headers })).json();
  const internal = files.find(({ upload }: { upload: { name: string } }) => upload.name === "Custos.pdf");
  expect(internal.audience).toBe("internal");
  const client = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await readAsClient(client, path, internal.upload.id);
  await client.context().close();
});

test("by the keys alone, on a narrow screen, a cover is sent and held by another point", {
  tag: ["@journeys", "@proposals"],
}, async ({ browser, baseURL, request }) => {
  const { session } = await comeIn(request, { name: "Ana Prado" });
  const context = await enter({ browser, baseURL }, session, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await begin(page, "Três dias");
  await enterOn(page.getByRole("button", { name: "Capa", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Capa" });
  const chooser = page.waitForEvent("filechooser");
  await enterOn(dialog.getByRole("button", { name: "Enviar fotografia" }));
  await (await chooser).setFiles(await picture("Mar.jpg", "#2f5d62"));
  const across = dialog.getByRole("slider", { name: "Na largura" });
  await tabTo(across);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(across).toHaveValue("51");
  await enterOn(dialog.getByRole("button", { name: "Usar como capa" }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.reload();
  await enterOn(page.getByRole("button", { name: "Capa", exact: true }));
  await expect(dialog.getByRole("slider", { name: "Na largura" })).toHaveValue("51");
});
