import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OwnPayouts, PayoutBatch, PayoutDue } from "#domain/payouts/payouts.ts";
import type { TaxRates } from "#domain/payouts/taxes.ts";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { approveStays } from "../testing/approved-stays.ts";
import { PATH, payoutDesk } from "../testing/payout-desk.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
const { ask, forget, lift, payTo, prepare, move, paper, stateOf, books } = payoutDesk(() => world);
beforeEach(async () => {
  forget();
  await world.reset();
  // An emptied house has lost what came with it.
  const first = { valid_from: "2018-11-23", source: "RIR/2018, art. 718, I", set_at: new Date(0) };
  await world.db
    .insertInto("tax_rates")
    .values([
      { ...first, id: crypto.randomUUID(), kind: "irrf_presumido", rate: 150 },
      { ...first, id: crypto.randomUUID(), kind: "irrf_simples", rate: 0 },
    ])
    .execute();
  ids = await approveStays(world, 2);
});
afterAll(() => world.close());

const CNPJ = ["cnpj", "12ABC34501DE35"] as const;
const own = async (who = "operator") => (await ask<OwnPayouts>(who, "/api/payouts")).body;
const readBatch = async ({ id }: { id: string }) => (await ask<PayoutBatch>("admin", `${PATH}/${id}`)).body;

/** Sends an invoice for a payout, right but for what is said. */
async function send({ payouts: [payout] }: PayoutBatch, change: object = {}, who = "operator") {
  const right = {
    ...{ payoutId: payout!.id, number: "218", amount: payout!.paidGross, city: "São Paulo, SP" },
    ...{ serviceCode: "10.05", competence: "2026-07", regime: "presumido", iss: 2_000, other: 500 },
    ...{ otherWord: "Fundo municipal", fileId: await paper(who) },
  };
  return ask<OwnPayouts>(who, "/api/payouts/invoices", { body: { ...right, ...change } });
}

/** Finance takes over what the invoice of the first payout proposes. */
const confirm = ({ id, version, payouts: [payout] }: PayoutBatch, who = "admin") =>
  ask<PayoutBatch>(who, `${PATH}/${id}/payments/${payout!.id}/withholdings`, {
    method: "PUT",
    body: {
      version,
      withholdings: payout!.proposed.map(({ kind, rate, amount, note }) => ({
        ...{ kind, rate, note, amount: rate === null ? amount : null },
      })),
    },
  });
const withdraw = (id: string, who = "operator") =>
  ask<OwnPayouts>(who, `/api/payouts/invoices/${id}`, { method: "DELETE" });

test("a company is asked in reais once the rate is fixed; without its invoice, or unread by finance, nobody lets the batch go", async () => {
  await payTo(...CNPJ);
  const due = (await ask<PayoutDue>("admin", `${PATH}/due`)).body.currencies[0]!.payees;
  expect(due).toMatchObject([{ leftOut: null, needsInvoice: true }]);
  expect((await own()).asked).toEqual([]);
  const { body: drafted } = await prepare();
  const { gross, paidGross } = drafted;
  expect(drafted).toMatchObject({ lacks: "payout_invoice_missing", payouts: [{ paper: "asked" }] });
  const reais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(
    paidGross / 100,
  );
  expect((await world.mailAbout("anexe a nota fiscal")).subject).toContain(reais);
  const asked = { amount: paidGross, gross, currency: "EUR", rate: "6.18", paper: "asked", invoice: null };
  expect((await own()).asked).toMatchObject([asked]);
  await lift("admin2");
  expect((await move("admin2", drafted, "approve")).body.code).toBe("payout_invoice_missing");
  expect((await confirm(drafted)).body.code).toBe("payout_invoice_missing");

  expect((await send(drafted, { amount: paidGross - 1 })).body.code).toBe("invoice_amount");
  expect((await send(drafted, { amount: gross })).body.code).toBe("invoice_amount");
  expect((await send(drafted, { iss: paidGross })).body.fields).toEqual({ iss: "invalid" });
  expect((await send(drafted, { otherWord: " " })).body.fields).toHaveProperty("otherWord");
  expect((await send(drafted, { regime: "real" })).status).toBe(400);
  expect((await send(drafted, { fileId: await paper("admin") })).body.fields).toEqual({ fileId: "unknown" });
  expect((await send(drafted, {}, "advisor")).status).toBe(404);
  expect((await send(drafted, {}, "hotel")).status).toBe(403);
  const sent = (await send(drafted)).body.asked[0]!;
  expect(sent).toMatchObject({ paper: "came", invoice: { number: "218", currency: "BRL", isUsed: false } });
  expect((await send(drafted, { number: "219" })).body.code).toBe("invoice_there");
  expect((await world.mailAbout("confira as retenções")).to).toContain("admin@");

  // Who looked at the batch before the invoice came has to look again.
  expect((await move("admin2", drafted, "approve")).body.code).toBe("conflict");
  expect((await confirm(drafted)).body.code).toBe("conflict");
  const came = await readBatch(drafted);
  expect(came).toMatchObject({ lacks: "payout_unconfirmed", withheld: 0 });
  const irrf = Math.round(paidGross * 0.015);
  expect(came.payouts[0]!.proposed).toEqual([
    { kind: "irrf", rate: 150, amount: irrf, note: "" },
    { kind: "iss", rate: null, amount: 2_000, note: "" },
    { kind: "other", rate: null, amount: 500, note: "Fundo municipal" },
  ]);
  expect((await move("admin2", came, "approve")).body.code).toBe("payout_unconfirmed");
  const { body: confirmed } = await confirm(came);
  const withheld = irrf + 2_500;
  expect(confirmed).toMatchObject({ lacks: null, withheld, net: paidGross - withheld });
  expect((await world.mailAbout("espera a sua aprovação")).to).toContain("admin2@");
  const { body: approved } = await move("admin2", confirmed, "approve");
  expect((await withdraw(sent.invoice!.id)).body.code).toBe("invoice_used");
  expect((await send(drafted, { number: "220" })).body.code).toBe("payout_state");
  await move("admin", approved, "send");
  expect(await books()).toMatchObject({ "taxes_withheld BRL": -withheld, "cash BRL": withheld - paidGross });
  expect((await own()).payouts).toMatchObject([{ net: paidGross - withheld, invoices: [{ number: "218" }] }]);
});

test("taken back, an invoice takes what finance said with it; its number is free again once its payout is taken back", async () => {
  await payTo(...CNPJ);
  const { body: drafted } = await prepare();
  // Of the time when invoices came before the rate: still there to be read, by both.
  const old = { id: crypto.randomUUID(), payee_id: world.ids.operator, currency: "EUR", amount: 43_250 };
  const paperOf = { number: "7", file_id: await paper("operator"), is_live: false, created_at: new Date() };
  await world.db
    .insertInto("payout_invoices")
    .values({ ...old, ...paperOf })
    .execute();
  const row = { invoice_id: old.id, commission_id: ids[0]!, payee_id: world.ids.operator };
  await world.db.insertInto("payout_invoice_rows").values(row).execute();
  const before = { number: "7", currency: "EUR", amount: 43_250, details: null, path: expect.any(String) };
  expect((await own()).invoices).toMatchObject([before]);
  expect((await readBatch(drafted)).payouts[0]!.invoices).toMatchObject([before]);
  expect((await withdraw(old.id)).body.invoices).toEqual([]);

  await send(drafted);
  const { body: confirmed } = await confirm(await readBatch(drafted));
  const { id } = (await own()).asked[0]!.invoice!;
  expect((await withdraw(id, "advisor")).status).toBe(404);
  expect((await withdraw(id)).body.asked).toMatchObject([{ paper: "asked", invoice: null }]);
  expect((await move("admin", confirmed, "reverse", { reason: "Velho" })).body.code).toBe("conflict");
  const bare = await readBatch(drafted);
  expect(bare).toMatchObject({ lacks: "payout_invoice_missing", withheld: 0, net: drafted.net });
  await send(bare, { regime: "simples", iss: 0, other: 0, otherWord: "" });
  const again = await readBatch(drafted);
  // Nothing is kept back of a company of the Simples.
  expect(again.payouts[0]).toMatchObject({ paper: "came", proposed: [] });
  await move("admin", again, "reverse", { reason: "Refazer" });
  expect((await own()).invoices).toMatchObject([{ number: "218", isUsed: false }]);
  const { body: anew } = await prepare();
  expect((await send(anew)).body.asked).toMatchObject([{ paper: "came", invoice: { number: "218" } }]);
});

test("a payee without an invoice is taken out with a reason that they read, and is due for the next batch", async () => {
  await payTo(...CNPJ);
  await payTo("cpf", "52998224725", "advisor");
  await world.db
    .updateTable("commission_shares")
    .set({ payee_id: world.ids.advisor })
    .where("commission_id", "=", ids[1]!)
    .execute();
  const { body: drafted } = await prepare();
  const late = drafted.payouts.find(({ paper: state }) => state === "asked")!;
  const takeOut = (who: string, body: object, payoutId = late.id) =>
    ask<PayoutBatch>(who, `${PATH}/${drafted.id}/payments/${payoutId}/take-out`, { body });
  const reason = "A nota fiscal não chegou";
  const { version } = drafted;
  expect((await takeOut("operator", { version, reason })).status).toBe(403);
  expect((await takeOut("admin", { version, reason: " " })).status).toBe(400);
  expect((await takeOut("admin", { version: 9, reason })).body.code).toBe("conflict");
  expect((await takeOut("admin", { version, reason }, crypto.randomUUID())).status).toBe(404);
  const { body: left } = await takeOut("admin", { version, reason });
  expect(left).toMatchObject({ payees: 1, rows: 1, lacks: null, gross: drafted.gross - late.gross });
  expect(left.takenOut).toMatchObject([{ payee: { name: "Rafael Nóbrega" }, gross: late.gross, reason }]);
  expect((await takeOut("admin", { version: left.version, reason })).status).toBe(404);
  const last = left.payouts[0]!.id;
  expect((await takeOut("admin", { version: left.version, reason }, last)).body.code).toBe("payout_last");
  expect((await world.mailAbout(reason)).to).toContain("operator@");
  expect([await stateOf(ids[0]!), (await own()).asked]).toEqual(["approved", []]);
  const due = (await ask<PayoutDue>("admin", `${PATH}/due`)).body.currencies[0]!.payees;
  expect(due).toMatchObject([{ id: world.ids.operator, amount: late.gross }]);
  expect((await send({ ...drafted, payouts: [late] })).body.code).toBe("payout_state");
  await lift("admin2");
  const { body: approved } = await move("admin2", left, "approve");
  expect((await takeOut("admin", { version: approved.version, reason }, last)).body.code).toBe(
    "payout_state",
  );
  expect((await move("admin", approved, "send")).body).toMatchObject({ state: "sent", net: left.net });
  expect((await prepare()).body).toMatchObject({ payees: 1, gross: late.gross });
});

test("finance types what a tax comes to, after a second factor and with its source; what stood there stays", async () => {
  const typed = {
    kind: "irrf_presumido",
    rate: 480,
    from: "2026-07-08",
    source: "Norma de exemplo, art. 1º",
  };
  const add = (change: object = {}, who = "admin") =>
    ask<TaxRates>(who, "/api/admin/tax-rates", { body: { ...typed, ...change } });
  expect((await add()).body.code).toBe("second_factor_needed");
  expect((await add({}, "advisor")).status).toBe(403);
  await lift("admin");
  expect((await add({ source: "" })).status).toBe(400);
  expect((await add({ rate: 10_000 })).status).toBe(400);
  await add({ rate: 900, from: "2027-01-01" });
  const { rates } = (await add()).body;
  expect(rates.filter(({ kind }) => kind === "irrf_presumido")).toMatchObject([
    { rate: 900, isInForce: false },
    { rate: 480, isInForce: true, source: typed.source },
    { rate: 150, isInForce: false, by: null },
  ]);
  const entries = world.db.selectFrom("audit_log").select("before").where("action", "=", "tax_rate.added");
  expect((await entries.execute()).map(({ before }) => (before as { rate: number }).rate)).toEqual([
    150, 150,
  ]);
  await payTo(...CNPJ);
  const { body: drafted } = await prepare();
  await send(drafted);
  const [payout] = (await readBatch(drafted)).payouts;
  expect(payout!.proposed[0]).toMatchObject({ kind: "irrf", rate: 480 });
});

test("who leaves leaves amounts and an id: the key, its holder and the invoice go", async () => {
  await payTo(...CNPJ);
  const { body: batch } = await prepare();
  await send(batch);
  await world.deps.auth.deleteUser({ userId: world.ids.operator });
  const { payouts } = await readBatch(batch);
  expect(payouts).toMatchObject([{ to: null, net: batch.net, invoices: [{ number: "", path: null }] }]);
  expect(JSON.stringify(payouts)).not.toContain("Fundo municipal");
  expect(await world.db.selectFrom("payout_files").selectAll().execute()).toEqual([]);
});
