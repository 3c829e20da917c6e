import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { Suspense } from "#domain/commissions/transfers.ts";
import type { Books } from "#domain/ledger/books.ts";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { confirmCommissions } from "../confirm-commissions.ts";
import { agreeOnStays, findFaults } from "../testing/storm.ts";

let world: BookingWorld;
let ids: string[];
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  ids = await agreeOnStays(world, 2);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
});
afterAll(() => world.close());

const once = { scope: "test", key: undefined, request: null };
const read = async (id: string) =>
  (await world.ask("admin", `/api/admin/commissions/${id}`)).body as unknown as Commission;
const suspense = async () =>
  ((await world.ask("admin", "/api/admin/remittances/suspense")).body as unknown as Suspense).payments;
const remit = (reference: string, change: object = {}) =>
  world.ask("admin", "/api/admin/remittances", {
    ...{ hotelId: world.ids.sagres, currency: "EUR", amount: 20_000, paidOn: "2026-07-08", reference },
    ...{ lines: [{ number: "XX-1", amount: 20_000 }], ...change },
  });
const match = (id: string, number: string, amount: number) =>
  world.ask("admin", `/api/admin/remittances/${id}/match`, { number, amount });
async function confirm(id: string) {
  const user = (await world.deps.auth.getUserByEmail("admin@lilamonde.test"))!;
  const { version } = await read(id);
  await confirmCommissions(world.deps, {
    ...{ hotelId: world.ids.sagres, actor: { id: user.id, status: "active", role: "admin" }, once },
    confirmation: { rows: [{ id, version, bases: null }] },
  });
}

test("what waited is matched later, never beyond what waits or is owed, and the books hold", async () => {
  await remit("SEPA-1");
  const [waiting] = await suspense();
  expect(waiting).toMatchObject({ reference: "SEPA-1", unmatched: 20_000 });
  const { id } = waiting!;
  const first = await read(ids[0]!);
  const number = first.confirmationNumber!;
  expect((await match(id, "NO-1", 10)).body).toMatchObject({ fields: { number: "unknown" } });
  expect((await match(id, number, 10)).body.code).toBe("commission_state");
  await confirm(first.id);
  expect((await match(id, number, 20_001)).body).toMatchObject({ fields: { amount: "invalid" } });
  const owed = (await read(first.id)).amount;
  expect(owed).toBeLessThan(20_000);
  expect((await match(id, number, 20_000)).body).toMatchObject({ fields: { amount: "invalid" } });
  expect((await match(id, number, 5_000)).status).toBe(200);
  expect(await read(first.id)).toMatchObject({ state: "confirmed", partial: 5_000 });
  expect((await match(id, number, owed - 5_000)).status).toBe(200);
  expect(await read(first.id)).toMatchObject({ state: "received" });
  expect(await suspense()).toMatchObject([{ unmatched: 20_000 - owed }]);
  // Received already: nothing more of it is owed.
  expect((await match(id, number, 1)).body.code).toBe("commission_state");
  expect(await findFaults(world)).toEqual([]);
});

test("a payment in another currency, of more than is owed, twice, or for what is void waits in words, and the books balance", async () => {
  const [first, second] = [await read(ids[0]!), await read(ids[1]!)];
  await confirm(first.id);
  const owed = (await read(first.id)).amount;
  const lines = (number: string, amount: number) => ({ amount, lines: [{ number, amount }] });
  const number = first.confirmationNumber!;
  const outcomeOf = async (reference: string, change: object) => {
    const { body } = await remit(reference, change);
    const { lines: found, unmatched } = body as unknown as {
      lines: { outcome: string }[];
      unmatched: number;
    };
    return [found[0]!.outcome, unmatched];
  };
  expect(await outcomeOf("USD-1", { currency: "USD", ...lines(number, owed) })).toEqual([
    "other_currency",
    owed,
  ]);
  expect(await outcomeOf("EUR-1", lines(number, owed + 300))).toEqual(["over", 300]);
  expect((await remit("EUR-1", lines(number, owed))).body.code).toBe("payment_exists");
  expect(await outcomeOf("EUR-2", lines(number, owed))).toEqual(["paid", owed]);
  const voiding = { version: second.version, reason: "Não houve estadia" };
  await world.ask("admin", `/api/admin/commissions/${second.id}/void`, voiding);
  expect(await outcomeOf("EUR-3", lines(second.confirmationNumber!, 100))).toEqual(["void", 100]);
  expect(await world.ask("admin", "/api/admin/remittances", {})).toMatchObject({ status: 400 });
  const usd = (await suspense()).find(({ reference }) => reference === "USD-1")!;
  expect((await match(usd.id, number, 1)).body.code).toBe("commission_state");
  expect(await findFaults(world)).toMatchObject([]);
});

test("a transfer of a day to come, or of long before there was a house, is neither tried nor booked", async () => {
  for (const paidOn of ["2026-07-09", "2099-01-01", "0001-01-01", "2023-07-08"]) {
    const tried = { hotelId: world.ids.sagres, currency: "EUR", amount: 10, paidOn, reference: "SEPA-9" };
    for (const path of ["/api/admin/remittances/preview", "/api/admin/remittances"]) {
      const { status, body } = await world.ask("admin", path, { ...tried, lines: [] });
      expect([paidOn, status, body]).toMatchObject([paidOn, 400, { fields: { paidOn: "invalid" } }]);
    }
  }
  expect((await remit("SEPA-9")).status).toBe(201);
});

test("what waits of a transfer is taken back once, with a reason; what was matched stands, and the books hold", async () => {
  const reverse = (id: string, reason: string, who = "admin") =>
    world.ask(who, `/api/admin/remittances/${id}/reverse`, { reason });
  await remit("SEPA-1");
  const whole = (await suspense())[0]!.id;
  expect((await reverse(whole, " ")).status).toBe(400);
  expect((await reverse(whole, "Engano", "advisor")).status).toBe(403);
  expect((await reverse(ids[0]!, "Engano")).body.code).toBe("not_found");
  expect((await reverse(whole, "Valor digitado errado")).body).toEqual({ payments: [] });
  expect((await reverse(whole, "Outra vez")).body.code).toBe("payment_matched");
  expect(await findFaults(world)).toEqual([]);
  const audit = world.db.selectFrom("audit_log").select("reason").where("action", "=", "payment.reversed");
  expect(await audit.execute()).toEqual([{ reason: "Valor digitado errado" }]);
  // Its reference is free: the transfer is recorded as it came.
  expect((await remit("SEPA-1")).status).toBe(201);
  const part = (await suspense())[0]!.id;
  const first = await read(ids[0]!);
  await confirm(first.id);
  expect((await match(part, first.confirmationNumber!, 5_000)).status).toBe(200);
  expect((await reverse(part, "Devolvido ao hotel")).body).toEqual({ payments: [] });
  expect(await read(first.id)).toMatchObject({ state: "confirmed", partial: 5_000 });
  expect((await remit("SEPA-1")).body.code).toBe("payment_exists");
  const { rows } = await sql<{ kind: string; sum: number }>`
    select a.kind, sum(e.amount)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.kind in ('cash', 'suspense') group by a.kind order by a.kind`.execute(world.db);
  expect(rows).toEqual([
    { kind: "cash", sum: 5_000 },
    { kind: "suspense", sum: 0 },
  ]);
});

test("lines above the money: within the tolerance the banks kept it, above it what the money does not reach stays owed", async () => {
  await confirm(ids[0]!);
  await confirm(ids[1]!);
  const [first, second] = [await read(ids[0]!), await read(ids[1]!)];
  const advised = [first, second].map(({ confirmationNumber, amount }) => ({
    ...{ number: confirmationNumber!, amount },
  }));
  const owed = first.amount + second.amount;
  // Far too little: one is paid in part, the other not at all.
  const little = await remit("SEPA-1", { amount: first.amount - 10_000, lines: advised });
  expect(little.body).toMatchObject({
    ...{ charges: 0, unmatched: 0, missing: 10_000 + second.amount },
    lines: [{ outcome: "partial" }, { outcome: "uncovered", matched: 0 }],
  });
  expect(await read(first.id)).toMatchObject({ state: "confirmed", partial: first.amount - 10_000 });
  expect(await read(second.id)).toMatchObject({ state: "confirmed", partial: 0 });
  const rest = [{ ...advised[0]!, amount: 10_000 }, advised[1]!];
  const short = { amount: 10_000 + second.amount - 500, lines: rest };
  // Somebody knows that it were not the banks: it is tried like that, and not booked.
  const tried = await world.ask("admin", "/api/admin/remittances/preview", {
    ...{ hotelId: world.ids.sagres, currency: "EUR", paidOn: "2026-07-08", reference: "SEPA-2" },
    ...{ ...short, shortfall: "partial" },
  });
  expect(tried.body).toMatchObject({ charges: 0, missing: 500, lines: [{}, { outcome: "partial" }] });
  expect((await remit("SEPA-2", short)).body).toMatchObject({ charges: 500, unmatched: 0, missing: 500 });
  for (const id of ids) expect(await read(id)).toMatchObject({ state: "received", partial: 0 });
  const { body } = await world.ask("admin", "/api/admin/books");
  const balances = (body as unknown as Books).accounts.map(({ kind, balance }) => [kind, balance]);
  expect(Object.fromEntries(balances)).toMatchObject({ cash: owed - 500, bank_charges: 500, receivable: 0 });
  expect(await findFaults(world)).toEqual([]);
});

test("what came is received on its bank's day in list, history and file, whenever it was typed", async () => {
  await confirm(ids[0]!);
  const { confirmationNumber: number, amount } = await read(ids[0]!);
  const line = (part: number) => ({ amount: part, lines: [{ number, amount: part }] });
  await remit("SEPA-2", { paidOn: "2026-07-06", ...line(amount - 5_000) });
  await remit("SEPA-1", { paidOn: "2026-07-04", ...line(5_000) });
  const received = await read(ids[0]!);
  expect(received.arrivedAt?.slice(0, 10)).toBe("2026-07-06");
  expect(received.events.slice(0, 3)).toMatchObject([
    { kind: "received", on: "2026-07-06" },
    { kind: "payment", on: "2026-07-04" },
    { kind: "payment", on: "2026-07-06" },
  ]);
  const shares = await world.db.selectFrom("commission_shares").select("arrived_on").execute();
  expect(shares.map((share) => share.arrived_on).filter(Boolean)).toEqual(["2026-07-06"]);
});
