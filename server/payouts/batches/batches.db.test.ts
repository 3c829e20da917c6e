import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { OwnPayouts, PayoutBatch, PayoutDue } from "#domain/payouts/payouts.ts";
import { isWhole, readFields } from "#domain/pix/br-code.ts";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { approveStays } from "../testing/approved-stays.ts";
import { EUR, PATH, payoutDesk } from "../testing/payout-desk.ts";

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

const { ask, forget, lift, payTo, prepare, move, paper, stateOf, books } = payoutDesk(() => world);
beforeEach(forget);

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
