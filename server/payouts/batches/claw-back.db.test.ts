import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Claims } from "#domain/commissions/claims.ts";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { Suspense } from "#domain/commissions/transfers.ts";
import type { PayoutDue } from "#domain/payouts/payouts.ts";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { findFaults } from "../../commissions/testing/storm.ts";
import { approveStays } from "../testing/approved-stays.ts";
import { PATH, payoutDesk } from "../testing/payout-desk.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
const { ask, forget, lift, payTo, prepare, move, stateOf, books } = payoutDesk(() => world);
beforeEach(async () => {
  forget();
  await world.reset();
  ids = await approveStays(world, 2);
});
afterAll(() => world.close());

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
