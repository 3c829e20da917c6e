import { expect, type Page } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import { visit } from "./portal-visit.ts";
import { startSecondNode } from "./second-node.ts";
import { test } from "./tidy-test.ts";

const EDITOR = "/hotel-portal/houses/martinhal-chiado/page?chapter=overview";
const PT = "A cidade a pé, sem pressa nenhuma.";
const LATER = "Uma frase que chegou depois.";
const EN = "The city on foot, in no hurry at all.";

const lead = (page: Page, language: "PT" | "EN") =>
  page.getByRole("textbox", { name: `${language} Frase de abertura` });

/** The point of a picture that stays in view is pressed on, or chosen by keys, and goes out with the card. */
async function holdPicture(page: Page, focusOf: () => Promise<unknown>) {
  await page.goto(EDITOR.replace("overview", "card"));
  const [across, down] = ["horizontal", "vertical"].map((way) =>
    page.getByLabel(`Ponto focal, ${way}`).first(),
  );
  const stage = page.locator("[class*=stage]").first();
  const { width, height } = (await stage.boundingBox())!;
  await stage.click({ position: { x: width * 0.2, y: height * 0.7 } });
  await expect(across!).toHaveValue("0.2");
  await expect(down!).toHaveValue("0.7");
  await down!.selectOption("0.4");
  await publish(page);
  await expect.poll(focusOf).toEqual({ x: 0.2, y: 0.4 });
}

/** An administrator opens a hotel of a group; the register says whose it is. */
async function openInGroup(admin: Page) {
  await admin.goto("/admin/hotels");
  await admin.getByRole("button", { name: "Novo hotel" }).click();
  const form = admin.getByRole("dialog", { name: "Novo hotel" });
  await form.getByLabel("Nome").fill("Casa do Grupo");
  await form.getByLabel("Endereço").fill("faq");
  await form.getByLabel(/grupo/i).selectOption({ label: "Martinhal Luxury Resorts" });
  await form.getByRole("button", { name: "Criar" }).click();
  await expect(form).toContainText("Este endereço é do próprio site. Escolha outro.");
  await form.getByLabel("Endereço").fill("casa-do-grupo");
  await form.getByRole("button", { name: "Criar" }).click();
  await expect(form).toHaveCount(0);
  await admin.goto("/admin/hotels?q=casa+do+grupo");
  await expect(admin.getByRole("row", { name: /Casa do Grupo/ })).toContainText("Martinhal");
}

async function publish(page: Page) {
  await expect(page.getByText("Rascunho salvo")).toBeVisible();
  await page.getByRole("button", { name: "Revisar e publicar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("an editor writes both languages, sees them, publishes, meets a second window and goes back", {
  tag: ["@hotels"],
}, async ({ browser, baseURL, request }) => {
  test.slow();
  const who = { who: "hotel", language: "pt", screen: "desktop" } as const;
  const page = await visit({ browser, baseURL, request }, who);
  const second = await visit({ browser, baseURL, request }, who);
  const live = async (path: string) => (await request.get(path)).text();
  // That another node forgets what it kept is told of an opening in heroes.spec.ts; of a hotel's page in the proofs.
  const node = isWhole ? await startSecondNode() : { url: "", stop: async () => undefined };
  const reader = await browser.newPage();
  await reader.goto(`${node.url}/lilamonde/martinhal-chiado`);
  await expect(reader.getByText("A cidade a pé").first()).toBeVisible();
  for (const window of [page, second]) {
    await window.goto(EDITOR);
    await expect(lead(window, "PT")).toHaveValue(/A cidade a pé/);
  }
  const before = await lead(page, "PT").inputValue();

  await lead(page, "PT").fill(PT);
  await expect(page.getByText("Tradução desatualizada").first()).toBeVisible();
  await lead(page, "EN").fill(EN);
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText(PT)).toBeVisible();
  await page.getByRole("group", { name: "Língua da prévia" }).getByRole("button", { name: "EN" }).click();
  await expect(preview.getByText(EN)).toBeVisible();
  expect(await live("/lilamonde/martinhal-chiado")).not.toContain(PT);
  await publish(page);
  await expect.poll(() => live("/lilamonde/martinhal-chiado")).toContain(PT);
  await expect.poll(() => live("/en/lilamonde/martinhal-chiado")).toContain(EN);
  // On another node, whose cache held the page, it is the new one too.
  await reader.reload();
  await expect(reader.getByText(PT)).toBeVisible();
  await node.stop();

  // The second window has shown it by itself; what is written there without a connection meets what came meanwhile.
  await expect(lead(second, "PT")).toHaveValue(PT);
  await second.route("**/operations", (route) => route.abort());
  await lead(second, "PT").fill("Outra frase, de outra janela.");
  const kept = page.waitForResponse("**/operations");
  await lead(page, "PT").fill(LATER);
  expect((await kept).ok()).toBe(true);
  await second.unroute("**/operations");
  const sides = second.getByRole("dialog", { name: "Alguém mudou este texto antes de você" });
  await expect(sides).toContainText("O que você escreveu");
  await expect(sides).toContainText("de outra janela.");
  await expect(sides).toContainText(LATER);
  await sides.getByRole("button", { name: "Ficar com o que está lá" }).click();
  await expect(lead(second, "PT")).toHaveValue(LATER);

  await page.getByRole("button", { name: "Histórico" }).click();
  await page.getByRole("button", { name: /^PT, versão 1/ }).click();
  await page.getByRole("button", { name: "Trazer PT 1 para o rascunho" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await expect(lead(page, "PT")).toHaveValue(before);
  await publish(page);
  await expect.poll(() => live("/lilamonde/martinhal-chiado")).not.toContain(PT);
  await expect.poll(() => live("/en/lilamonde/martinhal-chiado")).toContain(EN);

  await holdPicture(page, async () => {
    const hotel = await (await request.get("/api/hotels/martinhal-chiado")).json();
    return hotel.picture.focus;
  });
  await openInGroup(await visit({ browser, baseURL, request }, { ...who, who: "admin" }));
});
