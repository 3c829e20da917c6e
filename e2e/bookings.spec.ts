import { type APIRequestContext, expect, test } from "@playwright/test";
import { visit } from "./portal-visit.ts";
import { findOverhang, findViolations } from "./site-watch.ts";

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

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

test("a booking made elsewhere is affirmed from a mail without signing in, changed by both sides, and its dates lead the dashboard", async ({
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
  await advisor.getByLabel("Chegada").fill(dayIn(100));
  await advisor.getByLabel("Saída").fill(dayIn(104));
  await advisor.getByLabel("Acomodação").fill("Casa de praia");
  await advisor.getByLabel("Tarifa do contrato").selectOption("BAR");
  await advisor.getByLabel(/^Valor total do quarto/).fill("7.920,00");
  await advisor.getByLabel(/^Hóspedes/).fill("Lia Brandão\nMarcos Brandão");
  await advisor.getByRole("button", { name: "Registrar reserva" }).click();
  const said = await advisor.getByText(/^PD-\w{7},/).textContent();
  const reference = /PD-\w{7}/.exec(said ?? "")![0];

  const desk = await (await browser.newContext({ baseURL: baseURL!, locale: "pt-BR" })).newPage();
  const link = await linkOf(request, reference);
  await desk.goto(link);
  await expect(desk.getByRole("heading", { level: 1, name: "Martinhal Sagres" })).toBeVisible();
  await expect(desk.getByRole("main")).not.toContainText("Brandão");
  await expect(desk.getByLabel("Número do hotel")).toHaveValue(number);
  expect(await findViolations(desk)).toEqual([]);
  expect(await findOverhang(desk)).toBe(0);
  await desk.getByLabel("Sinal até").fill(dayIn(3));
  await desk.getByLabel(/^Valor do sinal/).fill("2.376,00");
  await desk.getByRole("button", { name: "Confirmar reserva" }).click();
  await expect(desk.getByText("Respondido por este link.", { exact: false })).toBeVisible();
  await desk.goto(link);
  await expect(desk.getByText("Nada mais a fazer aqui.")).toBeVisible();

  await expect(advisor.getByText("Aceitou", { exact: false }).first()).toBeVisible();
  await advisor.getByRole("button", { name: "Pedir mudança" }).click();
  await advisor.getByLabel("Saída").fill(dayIn(105));
  await advisor.getByLabel("Mensagem").fill("Ficam mais uma noite.");
  await advisor.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(advisor.getByText("Mudança pedida", { exact: true })).toBeVisible();

  const house = await visit(tools, { who: "hotel", language: "pt", screen: "desktop" });
  await house.goto(`/hotel-portal/houses/martinhal-sagres/requests?q=${reference}`);
  await house.getByRole("link", { name: /Família ou grupo de 2/ }).click();
  await house.getByRole("button", { name: "Conceder" }).click();
  await expect(house.getByText("Concedeu a mudança", { exact: false })).toBeVisible();
  await expect(house.getByText("Lia Brandão", { exact: false })).toBeVisible();

  await advisor.goto("/advisor-portal");
  const dates = advisor.getByRole("region", { name: "Datas que custam" });
  await expect(dates.getByText("Sinal: Martinhal Sagres").first()).toBeVisible();
  await expect(dates).toContainText("em 3 dias");
});
