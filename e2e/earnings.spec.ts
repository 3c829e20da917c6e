import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { type ClockedHouse, openClockedHouse } from "./clocked-house.ts";
import { castOf, comeBack } from "./earnings-cast.ts";
import { enterOn, tabTo, typeInto } from "./keyboard.ts";
import { ask, enter, openSession } from "./people.ts";
import { untilReady } from "./portal-visit.ts";
import { test } from "./tidy-test.ts";

const PROOF = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";

/** Goes to a choice and types what it is called. */
async function choose(field: Locator, option: string) {
  await tabTo(field);
  await field.page().keyboard.type(option);
  await expect(field.locator("option:checked")).toHaveText(option);
}

/** Goes to a date and types it in the order of the tests' browser: month, day, year. */
async function typeDay(field: Locator, day: string) {
  const [year, month, date] = day.split("-");
  await tabTo(field);
  await field.page().keyboard.type(`${month}${date}${year}`);
  await expect(field).toHaveValue(day);
}

/** A hotel's transfer for one stay, typed by an administrator without a mouse. */
async function remit(admin: Page, { number, amount, on }: { number: string; amount: string; on: string }) {
  await admin.goto("/admin/commissions/remittance");
  await untilReady(admin, "Valor recebido");
  await choose(admin.getByLabel("Hotel", { exact: true }), "Martinhal Sagres");
  // The currency is the contract's.
  await expect(admin.getByLabel("Moeda")).toHaveValue("EUR");
  await typeInto(admin.getByLabel("Valor recebido"), amount);
  await typeDay(admin.getByLabel("Recebido em"), on);
  await typeInto(admin.getByLabel("Referência do banco"), `SEPA-${crypto.randomUUID().slice(0, 8)}`);
  await typeInto(admin.getByLabel(/^Linhas/), `${number};${amount}`);
  await enterOn(admin.getByRole("button", { name: "Conferir" }));
  await enterOn(admin.getByRole("button", { name: "Registrar", exact: true }));
  await expect(admin).toHaveURL("/admin/commissions");
}

/** A hotel's finance confirms from its list what it chose there, and reads by how much it differs from what was agreed. */
async function confirmStay(hotel: Page, { number, id }: { number: string; id: string }) {
  const list = "/hotel-portal/houses/martinhal-sagres/commissions";
  await hotel.goto(`${list}?q=${number}`);
  await hotel.getByRole("row").filter({ hasText: number }).getByRole("checkbox").check();
  await hotel.getByRole("button", { name: "Conferir e confirmar (1)" }).click();
  const dialog = hotel.getByRole("dialog");
  await dialog.getByLabel(/^Base de Casa de praia/).fill("4.900,00");
  await expect(dialog).toContainText("€ 100,00 a menos que o combinado");
  await dialog.getByRole("button", { name: "Confirmar (1)" }).click();
  await expect(dialog).toHaveCount(0);
  await hotel.goto(`${list}/${id}`);
  await untilReady(hotel, "Confirmada em");
}

/** Whoever sold disputes the amount, and the house decides it, by the keyboard alone. */
async function argue(advisor: Page, { admin, id }: { admin: Page; id: string }) {
  await advisor.getByRole("button", { name: "Contestar o valor" }).click();
  const dispute = advisor.getByRole("dialog");
  await dispute.getByLabel("Motivo").fill("Faltou uma noite.");
  await dispute.getByRole("button", { name: "Enviar" }).click();
  await expect(advisor.getByRole("main")).toContainText("Em divergência");

  await admin.goto(`/admin/commissions/${id}`);
  await untilReady(admin, "Faltou uma noite.");
  await enterOn(admin.getByRole("button", { name: "Decidir" }));
  const decision = admin.getByRole("dialog");
  await typeInto(decision.getByLabel(/^Base de/), "6.000,00");
  await typeInto(decision.getByLabel("Motivo"), "A nota mostra a noite.");
  await enterOn(decision.getByRole("button", { name: "Decidir" }));
  await expect(decision).toHaveCount(0);
}

/** What was approved turns out to be too much: the house corrects it, the rest waits, and it is approved anew. */
async function approveTwice(admin: Page, id: string) {
  const approve = admin.getByRole("button", { name: "Aprovar para repasse" });
  await admin.goto(`/admin/commissions/${id}`);
  await enterOn(approve);
  await expect(admin.getByRole("main")).toContainText("Aprovada para repasse");
  await enterOn(admin.getByRole("button", { name: "Corrigir" }));
  const dialog = admin.getByRole("dialog");
  await typeInto(dialog.getByLabel(/^Base de/), "5.900,00");
  await typeInto(dialog.getByLabel("Motivo"), "Uma taxa não entra na base.");
  await enterOn(dialog.getByRole("button", { name: "Corrigir" }));
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByRole("main")).toContainText("Voltaram a ficar em suspenso");
  await enterOn(approve);
  await expect(approve).toHaveCount(0);
}

/** The second administrator approves a batch, sends it with its proofs and says that it arrived, by the keyboard alone. */
async function payOut(other: Page, batch: string) {
  await other.goto(batch);
  await untilReady(other, "Rosa Amado");
  await enterOn(other.getByRole("button", { name: "Aprovar repasse" }));
  await expect(other.getByRole("img", { name: /^QR Code do Pix/ }).first()).toBeVisible();
  await enterOn(other.getByRole("button", { name: "Marcar como enviado" }));
  await expect(other.getByRole("button", { name: "Marcar como pago" })).toBeVisible();
  const file = { name: "comprovante.pdf", mimeType: "application/pdf", buffer: Buffer.from(PROOF) };
  const missing = other.getByLabel("Comprovante do banco");
  for (let left = await missing.count(); left > 0; left--) {
    const choosing = other.waitForEvent("filechooser");
    await tabTo(missing.first());
    await other.keyboard.press("Enter");
    await (await choosing).setFiles(file);
    await expect(missing).toHaveCount(left - 1);
  }
  await enterOn(other.getByRole("button", { name: "Marcar como pago" }));
  await expect(other.getByRole("button", { name: "Estornar" })).toBeVisible();
  await expect(other.getByRole("main")).toContainText("Pago,");
}

let house: ClockedHouse;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  house = await openClockedHouse(playwright.request);
});
test.afterAll(() => house?.close());

type Session = Parameters<typeof enter>[1];

/** A page of somebody in this house, whose own clock shows the same day. */
async function pageOf(browser: Browser, session: Session): Promise<Page> {
  const { baseURL } = house;
  const context = await enter({ browser, baseURL }, session, { baseURL });
  await context.clock.setFixedTime(house.now());
  return context.newPage();
}

test("from an agreed stay that becomes overdue to the money in the account: advisor, hotel and two administrators read one record, and one administrator alone cannot finish it", {
  tag: ["@commissions", "@payouts", "@statements", "@ledger", "@bookings", "@agencies", "@settings"],
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const { request, daysAgo } = house;
  const number = `RS-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const { session, id, seller } = await castOf(house, number);
  const before = await pageOf(browser, session);
  const record = `/advisor-portal/earnings/${id}`;
  await before.goto(record);
  await untilReady(before, "Comissão prevista em");
  await expect(before.getByRole("main")).toContainText("Prevista");
  await expect(before.getByRole("main")).not.toContainText("Em atraso");
  await before.context().close();

  await house.letDaysPass(140);
  const back = await comeBack(house, seller);
  const advisor = await pageOf(browser, back.seller);
  await advisor.goto(record);
  await untilReady(advisor, "Em atraso");

  const admin = await pageOf(browser, back.admin);
  await admin.goto("/admin/commissions/statements?state=prepared&kind=hotel&q=Sagres");
  await untilReady(admin, "Preparar atrasos");
  await admin.getByRole("button", { name: "Preparar atrasos" }).click();
  await enterOn(admin.getByRole("link", { name: "Martinhal Sagres" }));
  await untilReady(admin, number);
  await enterOn(admin.getByRole("button", { name: "Liberar" }));
  await expect(admin.getByRole("main")).toContainText("Liberado");

  const hotel = await pageOf(browser, await openSession(request, "hotel@lilamonde.test"));
  await hotel.goto("/hotel-portal/houses/martinhal-sagres/commissions");
  await untilReady(hotel, "Extratos");
  await hotel.goto(`/hotel-portal/houses/martinhal-sagres/commissions/${id}`);
  await untilReady(hotel, "O extrato do que está em atraso foi enviado ao hotel");
  await confirmStay(hotel, { number, id });

  await remit(admin, { number, amount: "100,00", on: daysAgo(1) });
  await advisor.goto(record);
  await untilReady(advisor, "já com a Lilamonde");
  await argue(advisor, { admin, id });
  const owed = await ask(request, { session: back.admin, path: `/api/admin/commissions/${id}` });
  const rest = ((owed.amount - owed.received) / 100).toFixed(2).replace(".", ",");
  await remit(admin, { number, amount: rest, on: daysAgo(1) });
  await approveTwice(admin, id);

  await admin.goto("/admin/commissions/payouts");
  await untilReady(admin, "Rosa Amado");
  await enterOn(admin.getByRole("button", { name: "Preparar repasse" }));
  const preparing = admin.getByRole("dialog");
  await enterOn(preparing.getByRole("button", { name: "Preparar repasse" }));
  await expect(preparing.getByRole("alert")).toContainText("Informe o câmbio");
  await typeInto(preparing.getByLabel(/^Câmbio: reais/), "6,18");
  await preparing.getByLabel("Câmbio do dia").fill(daysAgo(1));
  await enterOn(preparing.getByRole("button", { name: "Preparar repasse" }));
  await untilReady(admin, "Quem preparou ou alterou o repasse não pode aprová-lo");
  await expect(admin.getByRole("button", { name: "Aprovar repasse" })).toHaveCount(0);

  const other = await pageOf(browser, back.second);
  await payOut(other, new URL(admin.url()).pathname);

  await advisor.goto(record);
  await untilReady(advisor, "Entrou em um repasse");
  await expect(advisor.getByRole("main")).toContainText("Uma taxa não entra na base.");
  await expect(advisor.getByRole("main")).toContainText("Paga");
  const month = daysAgo(0).slice(0, 7);
  await ask(request, { session: back.admin, path: "/api/admin/statements", data: { month } });
  await admin.goto("/admin/commissions/statements?state=prepared&kind=payee&q=Rosa");
  await enterOn(admin.getByRole("link", { name: "Rosa Amado" }).first());
  await untilReady(admin, "paga por repasse");
  await enterOn(admin.getByRole("button", { name: "Liberar" }));
  await expect(admin.getByRole("main")).toContainText("Liberado");
  await advisor.goto("/advisor-portal/earnings");
  await untilReady(advisor, "Extratos");
  const saved = advisor.waitForEvent("download");
  await advisor.getByRole("button", { name: /^PDF/ }).click();
  expect((await saved).suggestedFilename()).toBe(`lilamonde-${month}.pdf`);
  await hotel.reload();
  await untilReady(hotel, "Entrou em um repasse");
});
