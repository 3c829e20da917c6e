import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { demoId } from "../database/seed/demo/demo-id.ts";
import { DEMO_TOKEN } from "../server/proposals/link-token.ts";
import { addItem, beginNineDays, rowsOf } from "./journey-builder.ts";
import { openSession } from "./people.ts";
import { visit } from "./portal-visit.ts";
import { findOverhang, findViolations, screens, watchComplaints } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// What is kept for a time without a network is kept by it.
test.use({ serviceWorkers: "allow" });

/** What is the advisor's alone: a margin of 32.69, and a note. */
const HIDDEN = { net: "277,31", note: "SEGREDO-DA-CASA" };

/** Edits that do not get through outlive the page and arrive once. */
async function editWithoutNetwork(page: Page) {
  // The first edit reaches the server and its answer is lost; what follows does not get through, and then the page goes.
  let isFirst = true;
  await page.route("**/operations", async (route) => {
    if (isFirst) await route.fetch();
    isFirst = false;
    await route.abort();
  });
  await addItem(page, { day: "Dia 4", kind: "Mesa", title: "Feito sem rede", sell: "50" });
  await expect(page.getByText("Mudanças à espera de conexão: 2")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /^Opção B/ }).click();
  await expect(rowsOf(page, "Dia 4")).toHaveText(["Feito sem rede"]);
  await expect(page.getByText("Mudanças à espera de conexão: 2")).toBeVisible();
  await page.unroute("**/operations");
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /^Opção B/ }).click();
  await expect(rowsOf(page, "Dia 4")).toHaveText(["Feito sem rede"]);
  await expect(page.getByText("Tudo salvo")).toBeVisible();
}

/** What was published can be compared with what is there now, and brought back. */
async function changeAndRestore(page: Page) {
  await rowsOf(page, "Dia 4").filter({ hasText: "Feito sem rede" }).click();
  await expect(page.getByLabel("Tipo", { exact: true })).toBeFocused();
  await page.getByLabel("Título em português").fill("Outra coisa");
  await page.getByRole("button", { name: "Concluir" }).click();
  await expect(page.getByRole("button", { name: /^Mover Outra coisa/ })).toBeFocused();
  await expect(page.getByText("Com mudanças que o cliente não vê")).toBeVisible();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("button", { name: "Histórico" }).click();
  await page.getByRole("button", { name: /^Versão 1/ }).click();
  await expect(page.getByRole("dialog").locator("del")).toHaveText("Feito sem rede");
  await expect(page.getByRole("dialog").locator("ins")).toHaveText("Outra coisa");
  await page.getByRole("button", { name: "Voltar a esta versão" }).click();
  await expect(rowsOf(page, "Dia 4")).toHaveText(["Feito sem rede"]);
}

/** The page as it is sent, its PDF and its calendar have what the client may see, and not a byte of what is the advisor's. */
async function findNoSecret(request: APIRequestContext, path: string) {
  // A busy house may ask to be asked again.
  const bytes = async (query: string) => {
    await expect.poll(async () => (await request.get(`${path}${query}`)).status()).toBe(200);
    return (await request.get(`${path}${query}`)).body();
  };
  const pdf = await getDocumentProxy(new Uint8Array(await bytes("?as=pdf")));
  const sent = {
    page: (await bytes("")).toString(),
    "page in English": (await bytes("?language=en")).toString(),
    pdf: (await extractText(pdf, { mergePages: true })).text,
    "bytes of the pdf": (await bytes("?as=pdf")).toString("latin1"),
    "calendar of A": (await bytes("?as=ics&option=A")).toString(),
    "calendar of B": (await bytes("?as=ics&option=B")).toString(),
  };
  const secrets =
    /\b277[.,]31\b|\b27731\b|\b32[.,]69\b|\b3269\b|SEGREDO-DA-CASA|Veleiro|Nove noites|margin|markup/;
  for (const [name, text] of Object.entries(sent)) {
    if (name !== "bytes of the pdf") expect(text, name).toContain("Jantar na praia");
    expect(secrets.exec(text)?.[0], name).toBeUndefined();
  }
}

/** What is published anew after the client looked is told to them when they look again. */
async function changeAfterLook(page: Page, client: Page) {
  await rowsOf(page, "Dia 3").first().waitFor({ state: "detached" });
  await addItem(page, { day: "Dia 3", kind: "Experiência", title: "Aula de surfe", sell: "80" });
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.getByRole("button", { name: "Publicar proposta" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Com mudanças que o cliente não vê")).toHaveCount(0);
  await client.reload();
  const changes = client.getByRole("complementary", { name: "O que mudou desde a sua última visita" });
  await expect(changes).toContainText("Aula de surfe");
  await client.reload();
  await expect(client.getByText("Aula de surfe").first()).toBeVisible();
  await expect(client.getByText("Pode ser mais cedo?")).toBeVisible();
  await expect(changes).toHaveCount(0);
}

async function comment(client: Page) {
  const said = client.getByRole("article").filter({ hasText: "Feito sem rede" });
  await said.getByText("Comentar").click();
  await said.getByLabel("Seu nome").fill("Beatriz");
  await said.getByLabel("Seu comentário").fill("Pode ser mais cedo?");
  await said.getByRole("button", { name: "Enviar comentário" }).click();
  await expect(client.getByText("Pode ser mais cedo?")).toBeVisible();
}

async function acceptB(client: Page) {
  await expect(client.getByText("em relação à opção A")).toContainText("+");
  await client.getByRole("radio", { name: /Opção B/ }).check();
  await client.getByLabel("Seu nome completo").fill("Beatriz Andrade");
  await client.getByRole("button", { name: "Aprovar esta proposta" }).click();
  await expect(client.getByText("Proposta aprovada").first()).toBeVisible();
}

/** Opened once, a proposal can be read where there is no network. */
async function readOffline(client: Page): Promise<void> {
  const isKept = () => client.evaluate(async () => Boolean(await caches.match(location.pathname)));
  await expect.poll(isKept).toBe(true);
  await client.context().setOffline(true);
  await client.reload();
  await expect(client.getByRole("heading", { level: 1, name: "Nove dias ao sul" })).toBeVisible();
  await client.context().setOffline(false);
  await client.reload();
}

test("an advisor builds nine days by pointer and by keyboard, loses the network, parks and publishes; a client on a phone comments, compares and accepts B, and the advisor sees it at once", {
  tag: ["@journeys", "@proposals", "@clients"],
}, async ({ browser, baseURL, request }) => {
  test.setTimeout(300_000);
  const page = await visit(
    { browser, baseURL, request },
    { who: "advisor", language: "pt", screen: "desktop" },
  );
  const complaints = watchComplaints(page);
  await page.goto("/advisor-portal/my-journeys");
  await expect(page.getByRole("region", { name: "Aceita" })).toContainText("Nove noites");
  await beginNineDays(page);

  await addItem(page, { day: "Dia 1", kind: "Traslado", title: "Carro ao hotel", sell: "120,00" });
  await addItem(page, { day: "Dia 1", kind: "Mesa", title: "Jantar na praia", sell: "310", ...HIDDEN });
  await addItem(page, { day: "Dia 9", kind: "Experiência", title: "Veleiro", sell: "890" });
  await expect(page.getByText("1.320,00").first()).toBeVisible();

  const handle = page.getByRole("button", { name: /^Mover Jantar na praia/ });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(rowsOf(page, "Dia 1")).toHaveText(["Jantar na praia", "Carro ao hotel"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(rowsOf(page, "Dia 2")).toHaveText(["Jantar na praia"]);
  await expect(handle).toBeFocused();

  const grip = page.getByRole("button", { name: /^Mover Carro ao hotel/ });
  await grip.hover();
  await page.mouse.down();
  const target = (await page.getByRole("region", { name: "Dia 3", exact: true }).boundingBox())!;
  await page.mouse.move(target.x + 60, target.y + 10, { steps: 12 });
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(rowsOf(page, "Dia 3")).toHaveText(["Carro ao hotel"]);
  // It was told by its name, and the page policy had nothing to refuse.
  await expect(page.getByText("Carro ao hotel foi para Dia 3.")).toBeAttached();
  expect(complaints.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(rowsOf(page, "Dia 1")).toHaveText(["Carro ao hotel"]);

  await page.getByRole("button", { name: "Duplicar como nova opção" }).click();
  await expect(page.getByRole("button", { name: /^Opção B/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Tudo salvo")).toBeVisible();

  await editWithoutNetwork(page);

  await page.getByRole("button", { name: "Detalhes" }).click();
  await page.getByLabel("Último dia").fill("2027-07-10");
  await expect(page.getByText(/ficam guardados: 2/)).toBeVisible();
  await page.getByRole("button", { name: "Concluir" }).click();
  await expect(rowsOf(page, "Guardados")).toHaveText(["Veleiro"]);

  for (const size of ["desktop", "phone"] as const) {
    await page.setViewportSize(screens[size]);
    expect(await findOverhang(page), size).toBe(0);
    expect(await findViolations(page), size).toEqual([]);
  }
  await page.setViewportSize(screens.desktop);
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.getByRole("button", { name: "Publicar proposta" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Proposta publicada").first()).toBeVisible();

  await changeAndRestore(page);

  const builder = page.url();
  await page.getByRole("link", { name: "Compartilhar" }).click();
  await page.getByRole("button", { name: "Criar endereço" }).click();
  const address = (await page.getByRole("link", { name: /\/proposal\// }).getAttribute("href"))!;
  const phone = await browser.newContext({ viewport: screens.phone, hasTouch: true, isMobile: true });
  const client = await phone.newPage();
  await client.goto(new URL(address).pathname);
  await expect(client.getByRole("heading", { level: 1, name: "Nove dias ao sul" })).toBeVisible();
  await findNoSecret(request, new URL(address).pathname);
  await readOffline(client);
  await comment(client);
  // The advisor's page was not touched: comment and opening came by themselves.
  await expect(page.getByText("Pode ser mais cedo?")).toBeVisible();

  await page.goto(builder);
  await expect(page.getByText("Proposta publicada").first()).toBeVisible();
  await page.getByRole("button", { name: /^Opção B/ }).click();
  await changeAfterLook(page, client);
  const opened: string[] = [];
  page.on("request", (asked) => asked.isNavigationRequest() && opened.push(asked.url()));
  await acceptB(client);
  await expect(page.locator("header").getByText("Aceita", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Opção B/ })).toBeVisible();
  expect(opened).toEqual([]);
  await phone.close();
});

/** Whether the scripts of a page have taken it over and asked for what they wanted. */
function isAlive(): boolean {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { state: { initialized: boolean } };
  };
  return router?.state.initialized ?? false;
}

test("a wrong code is refused in words that stay once scripts run, and the right one opens the proposal", {
  tag: ["@proposals", "@journeys"],
}, async ({ request, page }) => {
  const { access_token: token } = await openSession(request, "advisor@lilamonde.test");
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const given = { title: "Com código", startsOn: "2027-06-14", endsOn: "2027-06-26", currency: "EUR" };
  const copy = { language: "pt", clientId: null, copyOf: demoId("journey/atlantico") };
  const { id, revision } = await send("journeys", { ...given, ...copy });
  await send(`journeys/${id}/publish`, { revision });
  const { url } = await send(`proposal-links/${id}`, { language: "pt", passcode: "Lagoa7" });
  await page.goto(new URL(url).pathname);
  for (const [code, words] of [
    ["Lagoa8", "Este não é o código."],
    ["Lagoa7", "O investimento"],
  ] as const) {
    await page.getByLabel("Código").fill(code);
    await page.getByRole("button", { name: "Abrir a proposta" }).click();
    await page.waitForURL("**/proposal/*");
    await page.waitForFunction(isAlive);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test("of a proposal that was opened once, every picture is there without a network, though nobody scrolled to it", {
  tag: ["@proposals", "@journeys"],
}, async ({ page }) => {
  const missing = () =>
    page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.pathname)));
  await page.goto(`/proposal/${DEMO_TOKEN}`);
  expect(await page.locator("main img").count()).toBeGreaterThan(3);
  await expect.poll(missing).toBe(0);
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(missing).toBe(0);
});
