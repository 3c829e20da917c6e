import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Commission } from "#domain/commissions/commissions.ts";
import type { Suspense } from "#domain/commissions/transfers.ts";
import { transact } from "#platform/database/transact.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { agreeOnStays, findFaults } from "./testing/storm.ts";

const AFTER = new Date("2026-07-08T12:00:00Z");
let world: BookingWorld;
let id: string;
/** Half of what the stay came to, in whole cents. */
const half = (base: number) => Math.floor(base / 2);
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(async () => {
  await world.reset();
  [id] = (await agreeOnStays(world, 1)) as [string];
  world.clock.set(AFTER);
});
afterAll(() => world.close());

const read = async () =>
  (await world.ask("admin", `/api/admin/commissions/${id}`)).body as unknown as Commission;
async function suspense() {
  const { body } = await world.ask("admin", "/api/admin/remittances/suspense");
  return (body as unknown as Suspense).payments.sort((a, b) => (a.reference < b.reference ? -1 : 1));
}

async function confirm() {
  const { version } = await read();
  const path = `/api/houses/${world.ids.sagres}/commissions/confirm`;
  expect((await world.ask("hotel", path, { rows: [{ id, version, bases: null }] })).status).toBe(200);
}

/** A transfer of the hotel's, some time after the one before. */
async function pay(amount: number, reference: string) {
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  const number = (await read()).confirmationNumber!;
  const answer = await world.ask("admin", "/api/admin/remittances", {
    ...{ hotelId: world.ids.sagres, currency: "EUR", amount, paidOn: "2026-07-08", reference },
    lines: [{ number, amount }],
  });
  expect(answer.status).toBe(201);
}

async function approve() {
  const { version } = await read();
  const rows = [{ id, version }];
  expect((await world.ask("admin", "/api/admin/commissions/approve", { rows })).status).toBe(200);
}

async function correct(base: number, { reason = "Uma noite a menos", who = "admin" } = {}) {
  const { version } = await read();
  return world.ask(who, `/api/admin/commissions/${id}/correct`, { version, reason, bases: [base] });
}

test("a stay that came to less after it was paid: the rest waits again with its transfers, and it stays received", async () => {
  await confirm();
  const { amount: owed, base } = await read();
  await pay(owed - 5_000, "SEPA-1");
  await pay(5_000, "SEPA-2");
  await approve();
  expect((await correct(half(base))).status).toBe(200);
  const after = await read();
  const excess = owed - after.amount;
  expect(excess).toBeGreaterThan(5_000);
  expect(after).toMatchObject({ state: "received", base: half(base), received: after.amount });
  expect(after.events.slice(0, 3)).toMatchObject([
    { kind: "received", by: "house" },
    { kind: "corrected", by: "house", body: "Uma noite a menos", base: half(base) },
    { kind: "released", amount: excess },
  ]);
  // The latest transfer is given free first.
  expect(await suspense()).toMatchObject([
    { reference: "SEPA-1", unmatched: excess - 5_000 },
    { reference: "SEPA-2", unmatched: 5_000 },
  ]);
  expect(await findFaults(world)).toEqual([]);

  // What waits again goes out of the books, all of a transfer too, without what was counted of it before.
  for (const waiting of await suspense()) {
    const path = `/api/admin/remittances/${waiting.id}/reverse`;
    expect((await world.ask("admin", path, { reason: "Devolvido ao hotel" })).status).toBe(200);
  }
  expect(await suspense()).toEqual([]);
  const cash = await world.db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_accounts as a", "a.id", "e.account_id")
    .select(({ fn }) => fn.sum<string>("e.amount").as("held"))
    .where("a.kind", "=", "cash")
    .executeTakeFirst();
  expect(Number(cash?.held)).toBe(after.amount);
});

test("a stay that came to more is owed in part again, and received once that came; a correction is corrected", async () => {
  await confirm();
  const { amount: owed, base } = await read();
  await pay(owed, "SEPA-1");
  expect((await correct(2 * base, { reason: "Ficaram o dobro" })).status).toBe(200);
  const more = await read();
  expect(more).toMatchObject({ state: "confirmed", partial: owed, arrivedAt: null });
  expect(await findFaults(world)).toEqual([]);
  await pay(more.amount - owed, "SEPA-2");
  expect(await read()).toMatchObject({ state: "received", received: more.amount });
  expect((await correct(base, { reason: "Era a nota de outros" })).status).toBe(200);
  expect(await read()).toMatchObject({ state: "received", amount: owed, received: owed });
  expect(await suspense()).toMatchObject([{ reference: "SEPA-2", unmatched: more.amount - owed }]);
  expect(await findFaults(world)).toEqual([]);
});

test("what is not fixed yet, what a share of is in a payout, the same amount, and no reason are refused in words", async () => {
  const { base } = await read();
  expect((await correct(half(base))).body.code).toBe("commission_state");
  await confirm();
  expect((await correct(base)).body).toMatchObject({ fields: { bases: "invalid" } });
  expect((await correct(half(base), { reason: " " })).status).toBe(400);
  expect((await correct(half(base), { who: "operator" })).status).toBe(403);
  const stale = { version: 1, reason: "Tarde", bases: [half(base)] };
  expect((await world.ask("admin", `/api/admin/commissions/${id}/correct`, stale)).body.code).toBe(
    "conflict",
  );
  await pay((await read()).amount, "SEPA-1");
  await approve();
  // Of two who share it, one was paid: it is approved still, and what left is not changed under them.
  const [one, two] = [randomUUID(), randomUUID()];
  const now = world.clock.now();
  await transact(world.db, async (tx) => {
    await tx
      .insertInto("payout_batches")
      .values({
        id: one,
        currency: "EUR",
        rate: "6",
        rate_on: "2026-07-08",
        state: "drafted",
        prepared_by: one,
        created_at: now,
      })
      .execute();
    const sums = { gross: 100, paid_gross: 600, net: 600, details_version: 1 };
    await tx
      .insertInto("payouts")
      .values({ id: two, batch_id: one, payee_id: one, ...sums })
      .execute();
    const row = { payout_id: two, commission_id: id, payee_id: one, amount: 100, paid: 600 };
    await tx.insertInto("payout_rows").values(row).execute();
  });
  expect((await correct(half(base))).body.code).toBe("commission_in_payout");
});

test("both sides are told that it was corrected, and by nothing else of it", async () => {
  await confirm();
  const { base, amount } = await read();
  await pay(amount, "SEPA-1");
  const told = () =>
    world.db.selectFrom("notifications").select("params").where("kind", "=", "commission_moved").execute();
  const before = (await told()).length;
  expect((await correct(half(base))).status).toBe(200);
  const now = (await told()).slice(before);
  expect(now.length).toBeGreaterThanOrEqual(2);
  expect(now.every(({ params }) => (params as { to?: string }).to === "corrected")).toBe(true);
});

test("directly: corrected to less it stays paid, corrected to more it is owed and paid once more", async () => {
  await world.reset();
  const { trancosoStay } = await world.acceptedJourney();
  const booking = await world.send(trancosoStay);
  await world.step("reservas", booking, acceptance("CT-1"));
  id = booking.id;
  world.clock.set(AFTER);
  const house = `/api/houses/${world.ids.trancoso}/commissions`;
  const move = async (
    who: string,
    path: string,
    sayingOf: (of: { id: string; version: number }) => object,
  ) => {
    const { version } = await read();
    expect((await world.ask(who, path, sayingOf({ id, version }))).status).toBe(200);
  };
  const pay = async () => {
    const said = { paidOn: "2026-07-08", reference: "TED 1" };
    await move("reservas", `${house}/paid`, (of) => ({ rows: [of], ...said }));
    await move("advisor", `/api/commissions/${id}/settle`, ({ version }) => ({ version }));
  };
  await move("reservas", `${house}/confirm`, (of) => ({ rows: [{ ...of, bases: null }] }));
  await pay();
  const { base } = await read();
  expect((await correct(half(base))).status).toBe(200);
  expect(await read()).toMatchObject({ state: "settled", base: half(base), canCorrect: true });
  expect((await correct(2 * base)).status).toBe(200);
  expect(await read()).toMatchObject({ state: "confirmed", base: 2 * base, arrivedAt: null });
  await pay();
  expect(await read()).toMatchObject({ state: "settled", base: 2 * base });
  expect(await findFaults(world)).toEqual([]);
});
