import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { emptyBlock } from "../domain/journeys/blocks.ts";
import { ask, openSession } from "./people.ts";
import { untilReady, visit } from "./portal-visit.ts";
import { findOverhang, findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

const DAY_MS = 86_400_000;
const HOTEL_ZONE = "Europe/Lisbon";
/** The day so many days from today, where the hotels are. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: HOTEL_ZONE }).format(Date.now() + days * DAY_MS);
/** The next full minute that is not about to begin, as the hotel's clock shows it. */
function nextMinute(): string {
  const at = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000);
  return at.toLocaleString("sv-SE", { timeZone: HOTEL_ZONE }).slice(0, 16).replace(" ", "T");
}

/** The link of the newest mail about a booking. */
async function linkOf(request: APIRequestContext, reference: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const answer = await request.get("/dev/mailbox", { headers: { accept: "application/json" } });
    const mails = (await answer.json()) as { subject: string; text: string }[];
    const mail = mails.find(({ subject }) => subject.includes(reference));
    link = /\/booking\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

/** A journey that begins today, with a stay in Sagres and one in Lisbon, which its client accepted. */
async function acceptedJourney(request: APIRequestContext, title: string): Promise<string> {
  const session = await openSession(request, "advisor@lilamonde.test");
  const tell = (path: string, data?: unknown) => ask(request, { session, path, data });
  const { hotels } = await tell("/api/journeys/hotels");
  const hotelId = (slug: string) =>
    hotels.find((hotel: { slug: string }) => hotel.slug === `martinhal-${slug}`).id;
  const journey = await tell("/api/journeys", {
    ...{ title, startsOn: dayIn(0), endsOn: dayIn(9), currency: "EUR", language: "pt" },
    ...{ clientId: null, copyOf: null },
  });
  const optionId = journey.options[0].id;
  const stay = (slug: string, day: number) => ({
    ...emptyBlock({ id: crypto.randomUUID(), optionId, kind: "stay", day, position: "V" }),
    ...{ nights: 5, supplier: { kind: "hotel", hotelId: hotelId(slug) } },
    title: { pt: `Martinhal ${slug}`, en: "" },
  });
  const path = `/api/journeys/${journey.id}`;
  const { revision } = await tell(`${path}/operations`, {
    ...{ kind: "add_blocks", id: crypto.randomUUID(), blocks: [stay("sagres", 0), stay("chiado", 4)] },
  });
  await tell(`${path}/publish`, { revision });
  await tell(`${path}/state`, { from: "proposed", to: "accepted", note: "Por telefone", optionId });
  return journey.id;
}

/** Asks a hotel for a stay, from the page of its journey; the request's reference and address. */
async function askFor(advisor: Page, { journey, stay }: { journey: string; stay: string }) {
  await advisor.goto(journey);
  const line = advisor
    .getByRole("region", { name: "Estadias e hotéis" })
    .getByRole("listitem")
    .filter({ hasText: stay });
  await line.getByRole("link", { name: "Pedir ao hotel" }).click();
  await advisor.getByLabel("Acomodação").fill("Casa de praia");
  await advisor.getByLabel("Tarifa do contrato").selectOption("BAR");
  await advisor.getByLabel(/^Valor total do quarto/).fill("7.920,00");
  await advisor.getByLabel(/^Hóspedes/).fill("Lia Brandão\nMarcos Brandão");
  await advisor.getByRole("button", { name: "Enviar pedido" }).click();
  const said = await advisor.getByText(/^PD-\w{7},/).textContent();
  return { reference: /PD-\w{7}/.exec(said ?? "")![0], record: advisor.url() };
}

/** A hotel's desk opens a request in its inbox and chooses what to do. */
async function openRequest(hotel: Page, { slug, reference, step }: Record<string, string>) {
  await hotel.goto(`/hotel-portal/houses/martinhal-${slug}/requests`);
  await hotel.getByRole("row").filter({ hasText: reference! }).getByRole("link").first().click();
  await expect(hotel.getByText(reference!).first()).toBeVisible();
  await hotel.getByRole("button", { name: step!, exact: true }).click();
}

const standing = (page: Page, words: string) =>
  expect(page.getByRole("main").getByText(words, { exact: true }).first()).toBeVisible();

/** The desk answers from its mail, without signing in: deposit tomorrow, and what the house's programme promises. */
async function acceptByMail(desk: Page, link: string, number: string) {
  await desk.goto(link);
  await expect(desk.getByRole("heading", { level: 1, name: "Martinhal Sagres" })).toBeVisible();
  await expect(desk.getByRole("main")).not.toContainText("Brandão");
  await desk.getByLabel("Número de confirmação").fill(number);
  await desk.getByLabel("Sinal até").fill(dayIn(1));
  await desk.getByLabel(/^Valor do sinal/).fill("2.376,00");
  const promises = desk.getByRole("group", { name: "Promessas ao hóspede" }).getByRole("checkbox");
  for (const promise of await promises.all()) {
    // Nothing is promised that nobody ticked.
    await expect(promise).not.toBeChecked();
    await promise.check();
  }
  expect(await findViolations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Confirmar reserva" }).click();
  await expect(desk.getByText("Respondido por este link.", { exact: false })).toBeVisible();
}

/** What the acceptance brought is on the desk of whoever sold it: a date that costs, and what is to be done. */
async function followUp(advisor: Page, title: string) {
  await advisor.goto("/advisor-portal/checkpoints");
  const costly = advisor.getByRole("region", { name: "Datas que custam" });
  const dates = costly.getByRole("listitem").filter({ hasText: title });
  await expect(dates.filter({ hasText: "Sinal" })).toContainText("2.376,00");
  const of = (name: string) =>
    advisor.getByRole("listitem").filter({ hasText: title }).filter({ hasText: name });
  await of("Perguntar como vai a estadia").focus();
  await advisor.keyboard.press("s");
  await advisor.getByRole("button", { name: /^Próxima segunda/ }).click();
  await expect(advisor.getByText(/^Adiado para/)).toBeVisible();
  await of("Pagar o depósito").focus();
  await advisor.keyboard.press("x");
  await expect(advisor.getByText("Checkpoint concluído.")).toBeVisible();
  await expect(dates.filter({ hasText: "Sinal" })).toHaveCount(0);
  await advisor.keyboard.press("z");
  await expect(dates.filter({ hasText: "Sinal" })).toHaveCount(1);
  // What a hand ticks, the key takes back as well; the note then offers no second way back.
  await of("Pagar o depósito").getByRole("button", { name: "Concluir" }).click();
  await expect(dates.filter({ hasText: "Sinal" })).toHaveCount(0);
  await advisor.keyboard.press("z");
  await expect(advisor.getByText("Desfeito: o checkpoint está aberto de novo.")).toBeVisible();
  await expect(dates.filter({ hasText: "Sinal" })).toHaveCount(1);
  await of("Pagar o depósito").getByRole("button", { name: "Concluir" }).click();
  await expect(dates.filter({ hasText: "Sinal" })).toHaveCount(0);
}

/** The guest says by a link, without signing in, that the hotel kept its word. */
async function confirmPerk(advisor: Page, { guest, record }: { guest: Page; record: string }) {
  await advisor.goto(record);
  const promises = advisor.getByRole("region", { name: "Palavra cumprida" });
  await promises.getByRole("button", { name: "Criar link para o hóspede" }).click();
  const whatsapp = await promises.getByRole("link", { name: "Enviar por WhatsApp" }).getAttribute("href");
  await guest.goto(/\/stay\/[\w-]{43}/.exec(decodeURIComponent(whatsapp ?? ""))![0]);
  await expect(guest.getByRole("heading", { level: 1, name: "Martinhal Sagres" })).toBeVisible();
  await guest
    .getByRole("button", { name: /^Sim, aconteceu/ })
    .first()
    .click();
  await expect(guest.getByText("Obrigado. Ficou registrado.")).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
  expect(await findOverhang(guest)).toBe(0);
  await advisor.goto(record);
  await expect(promises.getByText("dito pelo hóspede").first()).toBeVisible();
}

test("two stays of a journey are asked for: one is accepted from a mail and changed, the other held until its option runs out, asked for again, countered and taken; dates that cost, checkpoints and a promise follow", {
  tag: ["@bookings", "@journeys", "@checkpoints", "@hotels", "@mails"],
}, async ({ browser, baseURL, request }) => {
  test.setTimeout(300_000);
  const tools = { browser, baseURL, request };
  const [advisor, hotel] = [
    await visit(tools, { who: "advisor", language: "pt", screen: "desktop" }),
    await visit(tools, { who: "hotel", language: "pt", screen: "desktop" }),
  ];
  const stranger = async () => (await browser.newContext({ baseURL: baseURL!, locale: "pt-BR" })).newPage();
  const title = `Brandão ${Date.now()}`;
  const journey = `/advisor-portal/my-journeys/${await acceptedJourney(request, title)}`;
  const held = await askFor(advisor, { journey, stay: "chiado" });
  await openRequest(hotel, { slug: "chiado", reference: held.reference, step: "Segurar" });
  await hotel.getByLabel("Segurar até (hora do hotel)").fill(nextMinute());
  await hotel.getByRole("button", { name: "Segurar até a data" }).click();
  await standing(hotel, "Opção");

  const sagres = await askFor(advisor, { journey, stay: "sagres" });
  await acceptByMail(await stranger(), await linkOf(request, sagres.reference), `E2E-${Date.now()}`);
  await standing(advisor, "Confirmada");
  await followUp(advisor, title);
  await confirmPerk(advisor, { guest: await stranger(), record: sagres.record });

  await advisor.getByRole("button", { name: "Pedir mudança" }).click();
  await advisor.getByLabel("Saída").fill(dayIn(6));
  await advisor.getByLabel("Mensagem").fill("Ficam mais uma noite.");
  await advisor.getByRole("button", { name: "Enviar", exact: true }).click();
  await standing(advisor, "Mudança pedida");
  await openRequest(hotel, { slug: "sagres", reference: sagres.reference, step: "Responder à mudança" });
  await hotel.getByRole("button", { name: "Conceder" }).click();
  await standing(hotel, "Confirmada");
  await standing(advisor, "Confirmada");
  await expect(advisor.getByRole("region", { name: "O registro" })).toContainText("6 noites");

  // Its minute has come meanwhile, or comes while the page is open: nobody does anything.
  await advisor.goto(held.record);
  await expect(advisor.getByText("Opção vencida", { exact: true }).first()).toBeVisible({ timeout: 120_000 });
  const chiado = await askFor(advisor, { journey, stay: "chiado" });
  await openRequest(hotel, { slug: "chiado", reference: chiado.reference, step: "Contrapropor" });
  await hotel.getByLabel("Acomodação").fill("Apartamento de dois quartos");
  await hotel.getByLabel(/^Valor total do quarto/).fill("7.150,00");
  await hotel.getByLabel("Mensagem").fill("Nessas noites há um apartamento maior.");
  await hotel.getByRole("button", { name: "Enviar contraproposta" }).click();
  await standing(advisor, "Contraproposta");
  await advisor.getByRole("button", { name: "Aceitar e confirmar" }).click();
  await standing(advisor, "Confirmada");
  await advisor.goto(journey);
  await untilReady(advisor, "Reservada");
  for (const day of ["Dia 1", "Dia 5"]) {
    const blocks = advisor.getByRole("region", { name: day, exact: true });
    await expect(blocks.getByText("Confirmada", { exact: true })).toBeVisible();
  }
});

test("a booking made elsewhere is registered, and affirmed by whoever opens it in the inbox by keyboard", {
  tag: ["@bookings", "@hotels"],
}, async ({ browser, baseURL, request }) => {
  const tools = { browser, baseURL, request };
  const advisor = await visit(tools, { who: "advisor", language: "pt", screen: "desktop" });
  await advisor.goto("/advisor-portal/bookings/register");
  await advisor.getByLabel("Hotel", { exact: true }).selectOption({ label: "Martinhal Sagres" });
  const number = `REG-${Date.now()}`;
  await advisor.getByLabel("Número de confirmação").fill(number);
  await advisor.getByLabel("Chegada").fill(dayIn(40));
  await advisor.getByLabel("Saída").fill(dayIn(45));
  await advisor.getByLabel("Acomodação").fill("Casa de praia");
  await advisor.getByLabel("Tarifa do contrato").selectOption("BAR");
  await advisor.getByLabel(/^Valor total do quarto/).fill("7.920,00");
  await advisor.getByLabel(/^Hóspedes/).fill("Lia Brandão\nMarcos Brandão");
  await advisor.getByRole("button", { name: "Registrar reserva" }).click();
  const said = await advisor.getByText(/^PD-\w{7},/).textContent();
  const reference = /PD-\w{7}/.exec(said ?? "")![0];
  const hotel = await visit(tools, { who: "hotel", language: "pt", screen: "desktop" });
  await hotel.goto(`/hotel-portal/houses/martinhal-sagres/requests?q=${reference}`);
  await expect(hotel.getByRole("row").filter({ hasText: reference })).toBeVisible();
  await hotel.keyboard.press("j");
  await hotel.keyboard.press("Enter");
  await expect(hotel.getByLabel("Número de confirmação")).toHaveValue(number);
  await hotel.getByRole("button", { name: "Confirmar reserva" }).click();
  await standing(hotel, "Confirmada");
  await standing(advisor, "Confirmada");
});
