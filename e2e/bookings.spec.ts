import { type APIRequestContext, expect, test } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { findOverhang, findViolations } from "./site-watch.ts";

const DAY_MS = 86_400_000;
/** The day so many days from today, where the house is. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(Date.now() + days * DAY_MS);

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

test("a booking made elsewhere is affirmed from a mail without signing in; its checkpoints are done and put off, and its guest says that the hotel kept its word", async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000);
  const tools = { browser, baseURL, request };
  const advisor = await visit(tools, { who: "advisor", language: "pt", screen: "desktop" });
  await advisor.goto("/advisor-portal/bookings/register");
  await advisor.getByLabel("Hotel", { exact: true }).selectOption({ label: "Martinhal Sagres" });
  const number = `E2E-${Date.now()}`;
  await advisor.getByLabel("Número do hotel").fill(number);
  await advisor.getByLabel("Chegada").fill(dayIn(0));
  await advisor.getByLabel("Saída").fill(dayIn(5));
  await advisor.getByLabel("Acomodação").fill("Casa de praia");
  await advisor.getByLabel("Tarifa do contrato").selectOption("BAR");
  await advisor.getByLabel(/^Valor total do quarto/).fill("7.920,00");
  await advisor.getByLabel(/^Hóspedes/).fill("Lia Brandão\nMarcos Brandão");
  await advisor.getByRole("button", { name: "Registrar reserva" }).click();
  const said = await advisor.getByText(/^PD-\w{7},/).textContent();
  const reference = /PD-\w{7}/.exec(said ?? "")![0];
  const record = advisor.url();

  const newcomer = () => browser.newContext({ baseURL: baseURL!, locale: "pt-BR" });
  const desk = await (await newcomer()).newPage();
  const link = await linkOf(request, reference);
  await desk.goto(link);
  await expect(desk.getByRole("heading", { level: 1, name: "Martinhal Sagres" })).toBeVisible();
  await expect(desk.getByRole("main")).not.toContainText("Brandão");
  await expect(desk.getByLabel("Número do hotel")).toHaveValue(number);
  expect(await findViolations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Confirmar reserva" }).click();
  await expect(desk.getByText("Respondido por este link.", { exact: false })).toBeVisible();

  await advisor.goto(record);
  const promises = advisor.getByRole("region", { name: "Palavra cumprida" });
  await promises.getByRole("button", { name: "Criar link para o hóspede" }).click();
  const whatsapp = await promises.getByRole("link", { name: "Enviar por WhatsApp" }).getAttribute("href");
  const stay = /\/stay\/[\w-]{43}/.exec(decodeURIComponent(whatsapp ?? ""))![0];
  const guest = await (await newcomer()).newPage();
  await guest.goto(stay);
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

  await advisor.goto("/advisor-portal/checkpoints");
  const welcome = "Ligação de boas-vindas";
  await advisor
    .getByRole("button", { name: `Concluir: ${welcome}` })
    .first()
    .click();
  await expect(advisor.getByText("Checkpoint concluído.")).toBeVisible();
  const middle = "Perguntar como vai a estadia";
  await advisor
    .getByRole("button", { name: `Adiar: ${middle}` })
    .first()
    .click();
  await advisor.getByRole("button", { name: /^Próxima segunda/ }).click();
  await expect(advisor.getByText(/^Adiado para/)).toBeVisible();
});
