import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Claims } from "#domain/commissions/claims.ts";
import type { Books, Commission, Suspense } from "#domain/commissions/commissions.ts";
import type { OwnPayouts, PayoutBatch, PayoutDue } from "#domain/payouts/payouts.ts";
import { isWhole, readFields } from "#domain/pix/br-code.ts";
import { enter } from "#testing/enter.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { findFaults } from "../../commissions/testing/storm.ts";
import { writePdf } from "../../materials/demo/write-pdf.ts";
import { approveStays } from "../testing/approved-stays.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  ids = await approveStays(world, 2);
});
afterAll(() => world.close());

type Answer<T> = { status: number; body: T & { code?: string; fields?: object } };
type Sent = { method?: string; body?: object | Uint8Array; key?: string; token?: string };
const PATH = "/api/admin/payouts";
const EUR = { currency: "EUR", rate: "6.18", rateOn: "2026-07-08" };

async function ask<T>(
  who: string,
  path: string,
  { method, body, key, token }: Sent = {},
): Promise<Answer<T>> {
  const isFile = body instanceof Uint8Array;
  const answer = await world.api(path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      authorization: `Bearer ${token ?? (await tokenOf(who))}`,
      "content-type": isFile ? "application/octet-stream" : "application/json",
      ...(key && { "idempotency-key": key }),
    },
    ...(body && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const tokens = new Map<string, string>();
beforeEach(() => tokens.clear());
async function tokenOf(who: string): Promise<string> {
  const kept = tokens.get(who);
  if (kept) return kept;
  const { token } = await enter(world, who);
  tokens.set(who, token);
  return token;
}
/** Gives somebody's session a second factor. */
const lift = async (who: string) => tokens.set(who, (await addSecondFactor(world, await tokenOf(who))).token);

const payTo = (kind: string, key: string) =>
  world.db
    .insertInto("payout_details")
    .values({ user_id: world.ids.operator, kind, key, holder: "Rafael Nóbrega", updated_at: new Date() })
    .execute();
const prepare = (body: object = EUR, key?: string) =>
  ask<PayoutBatch>("admin", PATH, { body, ...(key && { key }) });
const move = (who: string, { id, version }: PayoutBatch, verb: string, extra: object = {}) =>
  ask<PayoutBatch>(who, `${PATH}/${id}/${verb}`, { body: { version, ...extra } });
const paper = async (who: string) => {
  const body = writePdf([{ title: "Papel", lines: [] }]);
  return (await ask<{ fileId: string }>(who, "/api/payouts/papers", { body })).body.fileId;
};
const stateOf = async (id: string) =>
  (await ask<Commission>("operator", `/api/commissions/${id}`)).body.state;
const books = async () => {
  const { accounts } = (await ask<Books>("admin", "/api/admin/books")).body;
  return Object.fromEntries(
    accounts
      .filter(({ balance }) => balance !== 0)
      .map(({ kind, currency, balance }) => [`${kind} ${currency}`, balance]),
  );
};

test("a batch takes all that can be paid, once; who has not said where is left out with that reason", async () => {
  const due = await ask<PayoutDue>("admin", `${PATH}/due`);
  const [{ payees, total, ready } = { payees: [], total: 0, ready: 0 }] = due.body.currencies;
  expect(payees).toMatchObject([{ name: "Rafael Nóbrega", count: 2, leftOut: "no_details" }]);
  // One figure for what is approved, and what of it can be paid now beside it.
  expect([total, ready]).toEqual([payees[0]!.amount, 0]);
  expect((await prepare()).body.code).toBe("payout_nothing");
  await payTo("cpf", "52998224725");
  const payable = (await ask<PayoutDue>("admin", `${PATH}/due`)).body.currencies;
  expect(payable).toMatchObject([{ total, ready: total }]);
  for (const [wrong, field] of [
    [{ ...EUR, rate: null }, "rate"],
    [{ ...EUR, rate: "0" }, "rate"],
    [{ ...EUR, rateOn: "2026-07-09" }, "rateOn"],
    [{ ...EUR, currency: "BRL" }, "rate"],
  ] as const) {
    expect((await prepare(wrong)).body.fields, JSON.stringify(wrong)).toHaveProperty(field);
  }
  const first = await prepare(EUR, "one-intent");
  expect([first.status, await prepare(EUR, "one-intent")]).toEqual([201, first]);
  const { payouts, ...batch } = first.body;
  expect(batch).toMatchObject({ state: "drafted", payees: 1, rows: 2, blocker: "payout_same_person" });
  const sum = payouts[0]!.rows.reduce((total, row) => total + row.paid, 0);
  expect([payouts[0]!.paidGross, payouts[0]!.net, batch.net]).toEqual([sum, sum, sum]);
  expect(payouts[0]).toMatchObject({ code: null, to: { key: "52998224725" } });
  expect((await prepare()).body.code).toBe("payout_nothing");
  expect([await stateOf(ids[0]!), await stateOf(ids[1]!)]).toEqual(["in_payout", "in_payout"]);
});

test("one administrator alone cannot finish it: another approves, with a second factor, what the payee still wants", async () => {
  await payTo("cpf", "52998224725");
  const { body: drafted } = await prepare();
  await lift("admin");
  expect((await move("admin", drafted, "approve")).body.code).toBe("payout_same_person");
  expect((await move("admin2", drafted, "approve")).body.code).toBe("second_factor_needed");
  expect((await move("admin2", drafted, "send")).body.code).toBe("payout_state");
  await lift("admin2");
  expect((await move("admin2", { ...drafted, version: 9 }, "approve")).body.code).toBe("conflict");
  await world.db.updateTable("payout_details").set({ version: 2, key: "11144477735" }).execute();
  expect((await move("admin2", drafted, "approve")).body.code).toBe("payout_details_changed");
  await world.db.updateTable("payout_details").set({ version: 1 }).execute();
  const { body: approved } = await move("admin2", drafted, "approve");
  expect(approved).toMatchObject({
    state: "approved",
    approvedBy: "Otávio Lins",
    moves: ["sent", "reversed"],
  });
  const { code, net, memo } = approved.payouts[0]!;
  expect(isWhole(code!.text)).toBe(true);
  const fieldOf = (id: string) => readFields(code!.text)!.find((field) => field.id === id)!.value;
  expect(Math.round(Number(fieldOf("54")) * 100)).toBe(net);
  // The bank's statement says by the same word which payout it was.
  expect(memo).toContain(approved.reference);
  expect(fieldOf("62")).toContain(memo.replace(/[^A-Z0-9]/g, ""));
  expect(await world.mailAbout(approved.reference)).toMatchObject({ to: expect.stringContaining("admin2@") });
  for (const who of ["advisor", "operator", "hotel"]) expect((await ask(who, PATH)).status).toBe(403);
});

test("whoever ever changed what is kept back does not approve, though another changed it after them", async () => {
  await payTo("cpf", "52998224725");
  const { body: drafted } = await prepare();
  const payoutId = drafted.payouts[0]!.id;
  const withhold = (who: string, { version }: PayoutBatch, rate: number) =>
    ask<PayoutBatch>(who, `${PATH}/${drafted.id}/payments/${payoutId}/withholdings`, {
      ...{ method: "PUT", body: { version, withholdings: [{ kind: "irrf", rate }] } },
    });
  await lift("admin2");
  const { body: second } = await withhold("admin2", drafted, 150);
  const { body: third } = await withhold("admin", second, 160);
  expect((await ask<PayoutBatch>("admin2", `${PATH}/${drafted.id}`)).body.blocker).toBe("payout_same_person");
  expect((await move("admin2", third, "approve")).body.code).toBe("payout_same_person");
});

test("paid with its proof, the books hold what left; reversed with a reason, they are as before and it is paid anew", async () => {
  await payTo("cpf", "52998224725");
  const before = await books();
  const { body: drafted } = await prepare();
  const payoutId = drafted.payouts[0]!.id;
  const withhold = (rate: number, version = drafted.version) =>
    ask<PayoutBatch>("admin", `${PATH}/${drafted.id}/payments/${payoutId}/withholdings`, {
      ...{ method: "PUT", body: { version, withholdings: [{ kind: "irrf", rate }] } },
    });
  const { body: held } = await withhold(150);
  expect((await withhold(150)).body.code).toBe("conflict");
  await lift("admin2");
  const { body: approved } = await move("admin2", held, "approve");
  expect((await withhold(150, approved.version)).body.code).toBe("payout_state");
  const { body: sent } = await move("admin", approved, "send");
  const { gross, paidGross, withheld, net } = sent;
  expect(await books()).toEqual({
    ...Object.fromEntries(Object.entries(before).filter(([account]) => account !== "payable EUR")),
    ...{ "exchange_difference EUR": -gross, "exchange_difference BRL": paidGross },
    ...{ "cash BRL": -net, "taxes_withheld BRL": -withheld },
  });
  expect((await move("admin", sent, "settle")).body.code).toBe("payout_proof_missing");
  const prove = (fileId: string) =>
    ask<PayoutBatch>("admin", `${PATH}/${sent.id}/payments/${payoutId}/proof`, {
      ...{ method: "PUT", body: { version: sent.version, fileId } },
    });
  expect((await prove(await paper("operator"))).body.fields).toEqual({ fileId: "unknown" });
  const { body: proved } = await prove(await paper("admin"));
  const { body: settled } = await move("admin", proved, "settle");
  expect([settled.state, await stateOf(ids[0]!)]).toEqual(["settled", "paid"]);
  await world.mailAbout("foi pago");
  const own = (await ask<OwnPayouts>("operator", "/api/payouts")).body;
  expect(own.payouts).toMatchObject([{ net, state: "settled", rows: [{}, {}], code: null }]);
  expect((await world.api(own.payouts[0]!.proof!)).status).toBe(200);

  expect((await move("admin", settled, "reverse", { reason: "" })).status).toBe(400);
  const { body: back } = await move("admin", settled, "reverse", { reason: "Devolvido pelo banco" });
  expect(back).toMatchObject({ state: "reversed", reason: "Devolvido pelo banco", moves: [] });
  expect(await books()).toEqual(before);
  expect([await stateOf(ids[0]!), await stateOf(ids[1]!)]).toEqual(["approved", "approved"]);
  await world.mailAbout("foi estornado");
  const inHotel = `/api/houses/${world.ids.sagres}/commissions/${ids[0]}`;
  const read = (await ask<Commission>("hotel", inHotel)).body;
  expect(read.events.map(({ kind }) => kind)).toContain("approved");
  expect(JSON.stringify(read)).not.toContain("Devolvido pelo banco");
  expect((await move("admin", back, "reverse", { reason: "De novo" })).body.code).toBe("payout_state");
  expect((await prepare()).status).toBe(201);
});

test("a company is paid on its invoice alone: for all that is due, to the cent, under a number of its own", async () => {
  await payTo("cnpj", "12ABC34501DE35");
  expect((await prepare()).body.code).toBe("payout_nothing");
  const own = async () => (await ask<OwnPayouts>("operator", "/api/payouts")).body;
  const [{ uninvoiced } = { uninvoiced: 0 }] = (await own()).due;
  const fileId = await paper("operator");
  const invoice = { currency: "EUR", number: "218", amount: uninvoiced, fileId };
  const send = (change: object) =>
    ask<OwnPayouts>("operator", "/api/payouts/invoices", { body: { ...invoice, ...change } });
  expect((await send({ amount: uninvoiced - 1 })).body.fields).toEqual({ amount: "invalid" });
  expect((await send({ fileId: await paper("admin") })).body.fields).toEqual({ fileId: "unknown" });
  expect((await send({ currency: "USD" })).body.code).toBe("payout_nothing");
  expect((await send({})).body.due).toMatchObject([{ uninvoiced: 0 }]);
  const [{ id } = { id: "" }] = (await own()).invoices;
  const withdraw = (who: string) => ask(who, `/api/payouts/invoices/${id}`, { method: "DELETE" });
  expect((await withdraw("advisor")).status).toBe(404);
  const { body: batch } = await prepare();
  expect(batch.payouts[0]!.invoices).toMatchObject([{ number: "218", amount: uninvoiced }]);
  expect((await withdraw("operator")).body.code).toBe("invoice_used");
  await move("admin", batch, "reverse", { reason: "Refazer" });
  expect((await withdraw("operator")).status).toBe(200);
  expect((await prepare()).body.code).toBe("payout_nothing");
});

test("who leaves leaves amounts and an id: the key, its holder and the invoice go", async () => {
  await payTo("cnpj", "12ABC34501DE35");
  const { due } = (await ask<OwnPayouts>("operator", "/api/payouts")).body;
  const invoice = { currency: "EUR", number: "9", amount: due[0]!.amount, fileId: await paper("operator") };
  await ask("operator", "/api/payouts/invoices", { body: invoice });
  const { body: batch } = await prepare();
  await world.deps.auth.deleteUser({ userId: world.ids.operator });
  const { body } = await ask<PayoutBatch>("admin", `${PATH}/${batch.id}`);
  expect(body.payouts).toMatchObject([{ to: null, net: batch.net, invoices: [{ number: "", path: null }] }]);
  expect(await world.db.selectFrom("payout_files").selectAll().execute()).toEqual([]);
});

/** A commission that was paid out came to half after all. */
async function correct(who: string, id: string, change: object = {}) {
  const { base, version } = (await ask<Commission>("admin", `/api/admin/commissions/${id}`)).body;
  const said = {
    version,
    reason: "O hotel devolveu uma diária",
    bases: [Math.floor(base / 2)],
    way: "payout",
    ...change,
  };
  return ask(who, `/api/admin/commissions/${id}/correct`, { body: said });
}
const shareOf = async (id: string) =>
  (await ask<Commission>("operator", `/api/commissions/${id}`)).body.amount;
async function payAll() {
  const { body: drafted } = await prepare();
  const { body: approved } = await move("admin2", drafted, "approve");
  return (await move("admin", approved, "send")).body;
}

test("what came to less after it was paid comes out of the next payout, which two release; reversed, nobody loses a cent", async () => {
  await payTo("cpf", "52998224725");
  await lift("admin2");
  const [id, next] = ids as [string, string];
  const wait = (state: string) =>
    world.db.updateTable("commissions").set({ state }).where("id", "=", next).execute();
  await wait("received");
  const first = await payAll();
  const paid = await shareOf(id);
  expect((await correct("admin", id)).body.code).toBe("second_factor_needed");
  await lift("admin");
  expect((await correct("admin", id, { way: null })).body.fields).toEqual({ way: "required" });
  expect((await correct("admin", id, { reason: " " })).status).toBe(400);
  expect((await correct("admin", id, { bases: [999_999_999] })).body.fields).toEqual({ bases: "invalid" });
  const entries = await world.db.selectFrom("ledger_entries").selectAll().orderBy("id").execute();
  expect((await correct("admin", id)).status).toBe(200);
  const after = await world.db.selectFrom("ledger_entries").selectAll().orderBy("id").execute();
  // The books were only added to.
  expect(after.slice(0, entries.length)).toEqual(entries);
  const less = paid - (await shareOf(id));
  expect(less).toBeGreaterThan(0);
  expect(await books()).toMatchObject({ "payable EUR": less - (await shareOf(next)) });
  const own = (await ask<Commission>("operator", `/api/commissions/${id}`)).body;
  expect(own.state).toBe("in_payout");
  expect(own.events[0]).toMatchObject({ kind: "deducted", amount: less });
  const hotels = await ask<Commission>("hotel", `/api/houses/${world.ids.sagres}/commissions/${id}`);
  expect(hotels.body.events.map(({ kind }) => kind)).not.toContain("deducted");
  expect(hotels.body.events[0]).toMatchObject({ kind: "corrected", body: "O hotel devolveu uma diária" });
  const told = await world.db.selectFrom("notifications as n").select("n.params").execute();
  expect(told.filter(({ params }) => (params as { to?: string }).to === "corrected").length).toBeGreaterThan(
    1,
  );
  // What the hotel paid too much waits for another stay of its.
  const { payments } = (await ask<Suspense>("admin", "/api/admin/remittances/suspense")).body;
  expect(payments).toHaveLength(1);

  const dueOf = async () =>
    (await ask<PayoutDue>("admin", `${PATH}/due`)).body.currencies.flatMap(({ payees }) => payees);
  expect(await dueOf()).toMatchObject([{ amount: -less, leftOut: "owing" }]);
  expect((await prepare()).body.code).toBe("payout_nothing");
  await wait("approved");
  const more = await shareOf(next);
  expect(await dueOf()).toMatchObject([{ amount: more - less, count: 2, leftOut: null }]);
  const { body: drafted } = await prepare();
  expect(drafted).toMatchObject({ gross: more - less, blocker: "payout_same_person" });
  expect(drafted.payouts[0]!.rows.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-less, more]);
  expect(await stateOf(id)).toBe("in_payout");
  const { body: approved } = await move("admin2", drafted, "approve");
  const { body: second } = await move("admin", approved, "send");
  expect(second.net).toBe(second.paidGross);
  expect(await findFaults(world)).toEqual([]);
  // The first came back from the bank: its stay is owed by what it came to, and by what was taken for it.
  await move("admin", first, "reverse", { reason: "Devolvido pelo banco" });
  expect(await dueOf()).toMatchObject([{ amount: paid, count: 1, leftOut: null }]);
  expect(await findFaults(world)).toEqual([]);
});

test("or it is claimed from the payee, apart from payouts, until it came back in reais", async () => {
  await payTo("cpf", "52998224725");
  await lift("admin2");
  await lift("admin");
  await payAll();
  const [id] = ids as [string];
  const paid = await shareOf(id);
  expect((await correct("admin", id, { way: "claim", bases: [0] })).status).toBe(200);
  expect(await shareOf(id)).toBe(0);
  expect(await books()).toMatchObject({ "payee_receivable EUR": paid });
  expect((await ask<PayoutDue>("admin", `${PATH}/due`)).body.currencies).toEqual([]);
  const { claims } = (await ask<Claims>("admin", "/api/admin/claims")).body;
  expect(claims).toMatchObject([{ amount: paid, commissionId: id, payee: { name: "Rafael Nóbrega" } }]);
  const came = { paidOn: "2026-07-08", reference: "PIX 1", amount: 35_000 };
  const repay = (change: object) =>
    ask<Claims>("admin", `/api/admin/claims/${claims[0]!.id}/repaid`, { body: { ...came, ...change } });
  expect((await repay({ paidOn: "2026-07-09" })).body.fields).toEqual({ paidOn: "invalid" });
  const before = await books();
  expect((await repay({})).body.claims).toEqual([]);
  expect((await repay({})).body.code).toBe("claim_repaid");
  const { "payee_receivable EUR": _gone, ...rest } = before;
  expect(await books()).toEqual({
    ...rest,
    "cash BRL": before["cash BRL"]! + 35_000,
    "exchange_difference BRL": before["exchange_difference BRL"]! - 35_000,
    "exchange_difference EUR": before["exchange_difference EUR"]! + paid,
  });
});
