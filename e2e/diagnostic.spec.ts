import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { comeIn, enter, openAdmin } from "./people.ts";
import { findViolations, screens, watchWeights } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// Both speak of one setting of the house.
test.describe.configure({ mode: "serial" });

const QUIZ_SCRIPT_BYTES = 150_000;

/** What the newest mail to somebody says that fits. */
async function mailed(request: APIRequestContext, to: string, wanted: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const answer = await request.get(`/dev/mailbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: "application/json" },
    });
    const mails = (await answer.json()) as { text: string }[];
    found = mails.flatMap(({ text }) => text.match(wanted)?.[0] ?? [])[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}

const setAccess = async (request: APIRequestContext, access: string) => {
  const { access_token: token } = await openAdmin(request);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.put("/api/admin/diagnostic/access", { headers, data: { access } })).ok()).toBe(true);
};

/** Waits until the scripts of the quiz run; without them it works, but asks the server for every question. */
const untilLive = (page: Page) => expect(page.locator("form[data-live]")).toBeVisible();
const place = (page: Page, at: number) => page.getByText(new RegExp(`(pergunta|question) ${at} (de|of) `));
const choose = (page: Page, option: number) => page.getByRole("radio").nth(option).check();
const goOn = (page: Page) => page.getByRole("button", { name: /^(Continuar|Continue)$/ }).click();

test("a visitor loses the network on a phone, goes on elsewhere in another language, and gets the PDF", {
  tag: ["@diagnostic", "@mails"],
}, async ({ browser, request }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const phone = await browser.newPage({ viewport: screens.phone });
  await phone.goto("/diagnostico-pdi");
  await phone.getByLabel("Seu nome").fill("Renata Mascarenhas");
  await phone.getByLabel("E-mail").first().fill(email);
  await phone.getByLabel(/Aceito que minhas respostas/).check();
  await phone.getByRole("button", { name: "Começar o diagnóstico" }).click();
  await expect(place(phone, 1)).toBeVisible();
  await untilLive(phone);
  expect(await findViolations(phone)).toEqual([]);
  await choose(phone, 2);
  await expect(phone.getByRole("status")).toContainText("Salvo");
  await goOn(phone);

  await phone.context().setOffline(true);
  await expect(place(phone, 2)).toBeVisible();
  await choose(phone, 2);
  await goOn(phone);
  await expect(place(phone, 3)).toBeVisible();
  await phone.keyboard.press("4");
  await expect(phone.getByRole("status")).toContainText("Sem conexão, salvo neste aparelho");
  await phone.context().setOffline(false);
  await expect(phone.getByRole("status")).toContainText("Salvo");
  await phone.getByRole("button", { name: "Voltar" }).click();
  await expect(phone.getByRole("radio").nth(2)).toBeChecked();

  const link = await mailed(request, email, /\/diagnostico-pdi\/quiz\/\S+/);
  const desk = await browser.newPage({ viewport: screens.desktop });
  const weights = watchWeights(desk);
  await desk.goto(link);
  await untilLive(desk);
  await desk.waitForLoadState("networkidle");
  const { script } = await weights();
  expect(script).toBeLessThan(QUIZ_SCRIPT_BYTES);
  await expect(place(desk, 4)).toBeVisible();
  await desk.getByRole("link", { name: "ENG" }).click();
  await expect(desk).toHaveURL(/\/en\/diagnostico-pdi\/quiz\//);
  await untilLive(desk);
  await expect(place(desk, 4)).toBeVisible();
  await expect(desk.getByRole("row", { name: /^Repertoire \d/ })).toHaveCount(0);
  await desk.getByRole("button", { name: "Does not apply to me" }).click();
  // The portrait grows by each dimension that is answered.
  await expect(desk.getByRole("row", { name: /^Repertoire \d/ })).toHaveCount(1);
  const result = desk.getByRole("button", { name: "See the result" });
  for (let at = 5; at <= 24; at++) {
    await expect(place(desk, at)).toBeVisible();
    await desk.keyboard.press(at % 2 ? "1" : "3");
    if (await result.isVisible()) break;
    await expect(desk.getByRole("radio", { checked: true })).toBeVisible();
    await desk.keyboard.press("Enter");
  }
  await result.click();
  await expect(desk).toHaveURL(/\/en\/diagnostico-pdi\/obrigado\?link=/);
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("The next step is");
  await expect(desk.getByRole("table").first()).toContainText("Repertoire");
  expect(await findViolations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Get it as a PDF" }).click();
  await expect(desk.getByText("The PDF is on its way to your e-mail.")).toBeVisible();
  const file = await request.get(await mailed(request, email, /\/api\/diagnostic\/attempts\/\S+\/document/));
  expect(file.headers()["content-type"]).toBe("application/pdf");
});

test("an advisor below the set tier is refused, told what is missing, and shown the way", {
  tag: ["@diagnostic", "@tiers"],
}, async ({ browser, baseURL, request }) => {
  const { session, email } = await comeIn(request, { name: "Olga Ventura" });
  await setAccess(request, "silver");
  try {
    const page = await (await enter({ browser, baseURL }, session)).newPage();
    await page.goto("/diagnostico-pdi");
    await expect(page.getByText("aberto a membros a partir do nível Silver")).toBeVisible();
    await expect(page.getByText("Você entra como Olga Ventura.")).toBeVisible();
    await page.getByLabel(/Aceito que minhas respostas/).check();
    await page.getByRole("button", { name: "Começar o diagnóstico" }).click();
    await expect(page).toHaveURL(/\/pdi\/access-denied\?reason=tier/);
    await expect(page.getByText(`${email}, Purple`)).toBeVisible();
    await expect(page.getByText(/^\d+ de 200\. Faltam \d+\.$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Ver o caminho até Silver" }).click();
    await expect(page).toHaveURL("/advisor-portal/tiers");
    const told = await (await request.get("/pdi/access-denied?reason=members")).text();
    expect(told).toContain("Só membros da Lilamonde a partir do nível Silver podem responder agora.");
  } finally {
    await setAccess(request, "open");
  }
});

test("an administrator tries a questionnaire in its preview: what is asked after what, what it comes to, and nothing is kept", {
  tag: ["@diagnostic"],
}, async ({ browser, baseURL, request }) => {
  const page = await (await enter({ browser, baseURL }, await openAdmin(request))).newPage();
  const writes: string[] = [];
  page.on("request", (asked) => asked.method() !== "GET" && writes.push(asked.url()));
  await page.goto(`/admin/questionnaires/${demoId("questionnaire/first")}`);
  const main = page.getByRole("main");
  const asked = main.locator("fieldset").filter({ has: page.getByRole("radio") });
  const view = (name: string) => main.getByRole("button", { name, exact: true });
  await view("Prévia").click();
  await expect(view("Prévia")).toHaveAttribute("aria-pressed", "true");
  // Two of the 24 are asked only after a certain answer.
  await expect(asked).toHaveCount(22);
  await expect(main.getByText("Sem medida", { exact: true })).toBeVisible();

  const fee = main.getByRole("group", { name: "Você cobra taxa de planejamento?" });
  const told = main.getByRole("group", { name: "Quando o cliente fica sabendo da taxa?" });
  await fee.getByRole("radio", { name: "De todos" }).check();
  await expect(told).toBeVisible();
  await expect(asked).toHaveCount(23);
  await expect(main.getByText(/\b100 de 100, a média das dimensões$/)).toBeVisible();
  await fee.getByRole("radio", { name: "Não, e não pretendo" }).check();
  await expect(told).toHaveCount(0);
  await expect(main.getByText(/(^|\D)0 de 100, a média das dimensões$/)).toBeVisible();
  await fee.getByRole("radio", { name: "Não se aplica a mim" }).check();
  await expect(main.getByText("Sem medida", { exact: true })).toBeVisible();

  // It is tried as it is being written, before anything of it is saved.
  await expect(asked.first()).toContainText("Dos hotéis que você recomendou");
  await view("Rascunho").click();
  await main.getByText("1. Dos hotéis que você recomendou").click();
  await main.getByRole("button", { name: "Descer" }).filter({ visible: true }).first().click();
  await view("Prévia").click();
  await expect(asked.nth(1)).toContainText("Dos hotéis que você recomendou");
  expect(writes).toEqual([]);
});
