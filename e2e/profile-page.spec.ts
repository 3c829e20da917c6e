import { expect } from "@playwright/test";
import sharp from "sharp";
import { comeIn, ORIGIN, openProfile } from "./people.ts";
import { findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

test("a person writes their profile, and the preview shows each reader what is theirs to see", {
  tag: ["@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Marina Teles" });
  await openProfile(page, email);
  const part = (name: string) => page.getByRole("region", { name });
  const save = (name: string) => part(name).getByRole("button", { name: "Salvar", exact: true });

  await part("Identidade").getByLabel("Em uma frase", { exact: true }).fill("Ilhas, com calma");
  await part("Identidade").getByText("Ilhas e praia").click();
  await part("Identidade").getByLabel("Quem vê: Especialidades").selectOption("Público");
  await expect(part("Identidade").getByText("Ainda não salvo")).toBeVisible();
  await save("Identidade").click();
  await expect(page.getByText("Salvo.").first()).toBeVisible();
  await expect(save("Identidade")).toBeDisabled();

  await part("Documentos").getByLabel("CPF").fill("529.982.247-24");
  await save("Documentos").click();
  await expect(part("Documentos").getByText("Este CPF não confere.")).toBeVisible();
  await part("Documentos").getByLabel("CPF").fill("52998224725");
  await save("Documentos").click();
  await expect(part("Documentos").getByLabel("CPF")).toHaveValue("529.982.247-25");

  await part("Agência").getByLabel("Nome da agência").fill("Teles Viagens");
  await part("Agência").getByLabel("CNPJ", { exact: true }).fill("12abc34501de35");
  await part("Agência").getByLabel("Quem vê: Agência").selectOption("Público");
  await save("Agência").click();
  await expect(part("Agência").getByLabel("CNPJ", { exact: true })).toHaveValue("12.ABC.345/01DE-35");

  await page.getByRole("button", { name: "Ver como os outros veem" }).click();
  const preview = page.getByRole("dialog", { name: "Seu perfil, visto de fora" });
  await expect(preview.getByText("Ilhas, com calma")).toBeVisible();
  await preview.getByRole("button", { name: "Público" }).click();
  await expect(preview.getByText("Ilhas, com calma")).toBeHidden();
  await expect(preview.getByText("Ilhas e praia")).toBeVisible();
  await expect(preview.getByText("Teles Viagens")).toBeVisible();
  await expect(preview).not.toContainText("529.982");
  await page.keyboard.press("Escape");
});

test("two windows never overwrite each other, and leaving unsaved work is asked about", {
  tag: ["@profile"],
}, async ({ page, context }) => {
  const { email } = await comeIn(page.request, { name: "Lia Prado" });
  await openProfile(page, email);
  const other = await context.newPage();
  await other.goto(`${ORIGIN}/advisor-portal/profile`);
  const city = (window: typeof page) =>
    window.getByRole("region", { name: "Identidade" }).getByLabel("Cidade", { exact: true });
  const save = (window: typeof page, part: string) =>
    window.getByRole("region", { name: part }).getByRole("button", { name: "Salvar", exact: true });
  await expect(city(other)).toBeVisible();

  await city(page).fill("Recife");
  await save(page, "Identidade").click();
  await expect(page.getByText("Salvo.").first()).toBeVisible();

  // Another part of the same profile: nothing to decide.
  await other
    .getByRole("region", { name: "Contato" })
    .getByLabel("Telefone", { exact: true })
    .fill("11988887777");
  await save(other, "Contato").click();
  await expect(other.getByText("Salvo.").first()).toBeVisible();

  await city(page).fill("Olinda");
  // A button rests while it saves, too, and what meets the other part's version is sent again: kept is what was kept.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.status() === 200,
  );
  await save(page, "Identidade").click();
  await kept;
  await city(other).fill("Natal");
  await save(other, "Identidade").click();
  await expect(other.getByText("Esta parte foi salva em outra janela.")).toBeVisible();
  await expect(other.getByRole("definition").filter({ hasText: "Olinda" })).toBeVisible();
  await expect(city(other)).toHaveValue("Natal");
  await other.getByRole("button", { name: "Salvar o que escrevi aqui" }).click();
  await expect(save(other, "Identidade")).toBeDisabled();

  await page.reload();
  await expect(city(page)).toHaveValue("Natal");
  await city(page).fill("Belém");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const leaving = page.getByRole("dialog", { name: "Sair sem salvar?" });
  await leaving.getByRole("button", { name: "Ficar na página" }).click();
  await expect(city(page)).toHaveValue("Belém");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await leaving.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.waitForURL(/advisor-portal$/);
});

test("a photograph is framed by keyboard, shows in the header, and can be removed", {
  tag: ["@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Rui Costa" });
  await openProfile(page, email);
  const header = page.getByRole("banner");
  await expect(header.getByText("RC")).toBeVisible();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a98346" } })
    .jpeg()
    .toBuffer();
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    // Strict: assistive technology finds one control of this name.
    await page.getByRole("button", { name: "Escolher foto" }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(page.getByText("O navegador não abre este arquivo.").first()).toBeVisible();
  await choose({ name: "me.jpg", mimeType: "image/jpeg", buffer: picture });
  const dialog = page.getByRole("dialog", { name: "Enquadrar a foto" });
  await dialog.getByRole("application").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByLabel("Zoom")).toHaveValue("1.2");
  expect(await findViolations(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole("button", { name: "Usar esta foto" }).click();
  await expect(dialog).toBeHidden();
  await expect(header.locator("img")).toHaveAttribute("src", /\/api\/photos\//);
  await expect
    .poll(() => header.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("region", { name: "Identidade" }).getByRole("button", { name: "Remover" }).click();
  await expect(header.getByText("RC")).toBeVisible();
});

test("the profile's language is the interface's at once, and after a new sign-in", {
  tag: ["@profile"],
}, async ({ page }) => {
  const { email } = await comeIn(page.request, { name: "Ana Luz" });
  await openProfile(page, email);
  await page.getByRole("combobox", { name: "Idioma", exact: true }).selectOption("English");
  await expect(page.getByRole("heading", { name: "Identity" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("Español");
  await expect(page.getByRole("heading", { name: "Identidade" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Idioma", exact: true })).toHaveValue("es");
});
