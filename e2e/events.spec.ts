import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { drop, heard, hold, next, openScanner, says, wedge } from "./event-door.ts";
import { openSession } from "./people.ts";
import { untilReady, visit } from "./portal-visit.ts";
import { findViolations } from "./site-watch.ts";
import { test } from "./tidy-test.ts";

// What is kept for a time without a network is kept by it.
test.use({ serviceWorkers: "allow" });

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const both = (text: string) => ({ pt: text, en: text });

type Hours = { startsAt: string; endsAt: string; doorsOpenAt: string; doorsCloseAt: string };
const onNow: Hours = { doorsOpenAt: at(-2), startsAt: at(-1), doorsCloseAt: at(3), endsAt: at(4) };

/** What an administrator, guests and the door ask of the API around the story. */
async function getHouse(request: APIRequestContext) {
  const { access_token: token } = await openSession(request, "admin@lilamonde.test");
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return answer.headers()["content-type"]?.includes("json") ? answer.json() : null;
  };
  const publish = async (
    code: string,
    { capacity = 9, ...hours }: Partial<Hours> & { capacity?: number } = {},
  ) => {
    const { event } = await post("/admin/events", {
      ...{ code, slug: code.toLowerCase(), kind: "event", picture: "gastronomy", capacity },
      ...{ title: both(`Noite ${code}`), headline: both("Uma noite."), lead: both("Sete tempos.") },
      ...{
        venue: "Casa Bela Cintra",
        address: "Rua Bela Cintra",
        city: "São Paulo",
        zone: "America/Sao_Paulo",
      },
      ...{ ...onNow, ...hours, audience: "public", roles: [], questions: [], programme: [] },
    });
    await post(`/admin/events/${event.id}/state`, { to: "published", reason: null, version: 1 });
    return event.id as string;
  };
  const register = (code: string, name: string) =>
    post(`/events/${code.toLowerCase()}/registrations`, {
      ...{ name, email: emailOf(name), answers: [], consent: true, language: "pt" },
    });
  const invite = async (id: string, door: string) =>
    (await post(`/admin/events/${id}/scanners`, { door })).url as string;
  const count = async (id: string) =>
    (await (await request.get(`/api/admin/events/${id}`, { headers })).json()).counts.inside as number;
  const file = async (id: string) =>
    (await request.get(`/api/admin/events/${id}/registrations.file`, { headers })).text();
  return { post, publish, register, invite, count, file };
}

const emailOf = (name: string) =>
  `${name
    .split(" ")[0]!
    .normalize("NFD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase()}@porta.example`;

type Ticket = { link: string; code: string; picture: string };

/** The ticket that somebody's mail leads to. */
async function ticketOf(request: APIRequestContext, name: string): Promise<Ticket> {
  let link = "";
  await expect(async () => {
    const mails = await (
      await request.get(`/dev/mailbox?to=${emailOf(name)}`, { headers: { accept: "application/json" } })
    ).json();
    link = /\/events\/ticket\/[\w-]{43}/.exec(mails[0]?.text ?? "")![0];
  }).toPass();
  const token = link.split("/").at(-1)!;
  const { code, picture } = await (await request.post("/api/event-tickets/open", { data: { token } })).json();
  return { link, code: code as string, picture: picture as string };
}

/** A visitor registers without scripts; the mail leads to the ticket. */
async function registerWithoutScripts(browser: Browser, request: APIRequestContext): Promise<Ticket> {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: "pt-BR" });
  const form = await plain.newPage();
  await form.goto("/events/porta1");
  await expect(form.getByText("3 lugares, 3 livres")).toBeVisible();
  const facts = await form.locator("script[type='application/ld+json']").allTextContents();
  expect(facts.map((fact) => JSON.parse(fact))).toContainEqual(
    expect.objectContaining({
      ...{ "@type": "Event", name: "Noite PORTA1", startDate: onNow.startsAt },
      ...{ maximumAttendeeCapacity: 3, remainingAttendeeCapacity: 3 },
    }),
  );
  await form.getByLabel("Nome", { exact: true }).fill("Ana Prado");
  await form.getByRole("textbox", { name: "E-mail" }).fill(emailOf("Ana"));
  await form.getByLabel(/^Concordo/).check();
  await form.getByRole("button", { name: "Confirmar presença" }).click();
  await expect(form.getByText(`O ingresso está a caminho de ${emailOf("Ana")}`)).toBeVisible();
  const ana = await ticketOf(request, "Ana");
  await form.goto(ana.link);
  await expect(form.getByRole("img", { name: "Código do ingresso de Ana Prado" })).toBeVisible();
  await plain.close();
  return ana;
}

/** Our own reader, from our own files, reads what the camera sees; a plugged-in one and a stranger's code follow. */
async function showAtTheGate(gate: Page, { ana, eva }: { ana: Ticket; eva: Ticket }) {
  await hold(gate, ana.picture);
  await says(gate, /^Que bom ver você, Ana\. Ana Prado 1 de 3 pessoas$/);
  await drop(gate);
  expect(await findViolations(gate)).toEqual([]);
  expect(await heard(gate)).toEqual([330]);
  await next(gate);
  await wedge(gate, ana.code);
  await says(gate, /^Já entrou\. Ana Prado Às \d\dh\d\d, Porta principal\. A contagem não muda\.$/);
  await next(gate);
  await hold(gate, eva.picture);
  await says(gate, /^Outro evento\. Ingresso de Noite OUTRO1\./);
  await drop(gate);
  await next(gate);
  await wedge(gate, "https://example.com/convite");
  await says(gate, /^Código desconhecido\. Não é um ingresso que vale hoje\./);
  await next(gate);
}

/** The garden judges alone, twice over Bia, and over Caio after the gate did. */
async function letInWithoutNetwork(
  { gate, garden }: { gate: Page; garden: Page },
  { bia, caio }: { bia: Ticket; caio: Ticket },
) {
  await wedge(garden, bia.code);
  await says(garden, /^Pode entrar\. Bia Reis Conferido no aparelho\./);
  await next(garden);
  await wedge(garden, bia.code);
  await says(garden, /^Já entrou\. Bia Reis/);
  await next(garden);
  await wedge(gate, caio.code);
  await says(gate, /^Que bom ver você, Caio\./);
  await next(gate);
  await wedge(garden, caio.code);
  await says(garden, /^Pode entrar\. Caio Vidal/);
  await next(garden);
}

test("two scanners, one without a network for a while: every word of the door is reached, and nobody is in twice", {
  tag: ["@events"],
}, async ({ browser, baseURL, request }) => {
  const house = await getHouse(request);
  const id = await house.publish("PORTA1", { capacity: 3 });
  await house.publish("OUTRO1");

  const ana = await registerWithoutScripts(browser, request);
  for (const name of ["Bia Reis", "Caio Vidal", "Davi Luz"]) await house.register("PORTA1", name);
  await house.register("OUTRO1", "Eva Sales");
  const [bia, caio, eva] = [
    await ticketOf(request, "Bia"),
    await ticketOf(request, "Caio"),
    await ticketOf(request, "Eva"),
  ];

  // The administrator makes the gate's link, and watches the door from there.
  const desk = await visit(
    { browser, baseURL, request },
    { who: "admin", language: "pt", screen: "desktop" },
  );
  await desk.goto(`/admin/events-desk/${id}`);
  await untilReady(desk, "Bia Reis");
  await desk.getByLabel("Nome da porta").fill("Porta principal");
  await desk.getByRole("button", { name: "Criar link" }).click();
  const link = /http\S+#staff=[\w-]{43}/.exec((await desk.getByText("#staff=").textContent())!)![0];
  const gate = await openScanner(browser, new URL(link).pathname + new URL(link).hash);
  const garden = await openScanner(
    browser,
    await house.invite(id, "Jardim").then((url) => new URL(url).pathname + new URL(url).hash),
  );

  await showAtTheGate(gate, { ana, eva });
  // Without a network the garden lets Bia in, refuses her a second time, and lets Caio in, whom the gate has let in.
  await garden.context().setOffline(true);
  await letInWithoutNetwork({ gate, garden }, { bia, caio });
  await expect(garden.getByText("3 leituras a enviar")).toBeVisible();
  expect(await house.count(id)).toBe(2);
  await garden.context().setOffline(false);
  await expect(garden.getByText("conferir: a lista diz outra coisa (Porta principal)")).toBeVisible();
  await expect(garden.getByText(/leituras a enviar/)).toHaveCount(0);
  expect(await house.count(id)).toBe(3);

  // The house is full for whoever waits and whoever comes without a ticket; taken back, a place is there again.
  await garden.getByRole("button", { name: "Sem ingresso" }).click();
  await garden.getByRole("dialog").getByLabel("Nome").fill("Gil Antunes");
  await garden.getByRole("dialog").getByRole("button", { name: "Deixar entrar" }).click();
  await says(garden, /^Casa cheia\. 3 de 3 pessoas/);
  await next(garden);
  await garden.getByRole("button", { name: "Nome ou código" }).click();
  await garden.getByLabel("Nome ou código").fill("davi");
  await garden.getByRole("button", { name: /Davi Luz/ }).click();
  await says(garden, /^Casa cheia\. 3 de 3 pessoas Davi Luz está em 1º na espera\.$/);
  await expect(desk.getByText("Dentro agora").locator("..")).toHaveText(/3$/);
  expect(await house.file(id)).toContain("Jardim");
  for (const page of [gate, garden, desk]) await page.context().close();
});

test("too early, with a reason, taken back, too late; a refused camera leaves other ways, and a guest checks in alone", {
  tag: ["@events"],
}, async ({ browser, request }) => {
  const house = await getHouse(request);
  const early = await house.publish("CEDO1", { doorsOpenAt: at(1), startsAt: at(2) });
  const late = await house.publish("TARDE1", { doorsCloseAt: at(-0.5) });
  await house.register("CEDO1", "Fábia Melo");
  await house.register("TARDE1", "Hugo Pires");
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).hash;
  const scanner = await openScanner(browser, pathOf(await house.invite(early, "Porta")), { camera: false });
  await expect(scanner.getByText("A câmera está bloqueada neste navegador.")).toBeVisible();
  expect(await findViolations(scanner)).toEqual([]);
  await scanner.getByRole("button", { name: "Nome ou código" }).click();
  await scanner.getByLabel("Nome ou código").fill("fabia");
  await scanner.getByRole("button", { name: /Fábia Melo/ }).click();
  await says(scanner, /^Ainda não\. A porta abre às \d\dh\d\d\. O ingresso de Fábia Melo é válido\.$/);
  await scanner.getByRole("button", { name: "Deixar entrar" }).click();
  await scanner.getByLabel("Motivo").fill("Imprensa");
  await scanner.getByRole("button", { name: "Deixar entrar" }).click();
  await says(scanner, /^Que bom ver você, Fábia\./);
  await scanner.getByRole("button", { name: "Desfazer" }).click();
  await says(scanner, /^Desfeito\. Fábia Melo 0 de 9 pessoas$/);
  const closed = await openScanner(browser, pathOf(await house.invite(late, "Porta")), { camera: false });
  const hugo = await ticketOf(request, "Hugo");
  await wedge(closed, hugo.code);
  await says(closed, /^Encerrado\. A lista fechou às \d\dh\d\d\. Só a coordenação reabre\.$/);

  // A guest who comes too late is told before they ask for a code.
  const tooLate = await browser.newContext({ locale: "pt-BR" });
  const door = await tooLate.newPage();
  await door.goto("/events/check-in/TARDE1");
  await expect(door.getByText(/^A lista fechou às \d\dh\d\d\./)).toBeVisible();
  await expect(door.getByLabel("E-mail")).toBeVisible();
  await tooLate.close();

  // A guest alone, by the code that a mail brings.
  await house.publish("AGORA1");
  await house.register("AGORA1", "Íris Leme");
  const guest = await (await browser.newContext({ locale: "pt-BR" })).newPage();
  await guest.goto("/events/check-in/AGORA1");
  await guest.getByLabel("E-mail").fill(emailOf("Íris"));
  await guest.getByRole("button", { name: "Enviar código" }).click();
  await expect(guest.getByText("o código chega em instantes")).toBeVisible();
  let mailed = "";
  await expect(async () => {
    const address = `/dev/mailbox?to=${encodeURIComponent(emailOf("Íris"))}`;
    const mails = await (await request.get(address, { headers: { accept: "application/json" } })).json();
    mailed = /\n(\d{6})\n/.exec(mails[0]?.text ?? "")![1]!;
  }).toPass();
  await guest.getByLabel("Código de seis números").fill(mailed);
  await guest.getByRole("button", { name: "Fazer check-in" }).click();
  await expect(guest.getByText("Que bom ver você, Íris.")).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
  for (const page of [scanner, closed, guest]) await page.context().close();
});
