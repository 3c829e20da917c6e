import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../testing/booking-world.ts";
import { tellDates } from "./tell-dates.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const facts = async () =>
  (
    await world.db.selectFrom("facts").select("data").where("kind", "=", "date_near").orderBy("id").execute()
  ).map(({ data }) => [(data as { date: string }).date, (data as { days: number }).days]);

async function agreed() {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  await world.step("hotel", await world.send(sagresStay), acceptance("MS-1"));
  const held = await world.send(trancosoStay);
  await world.step("reservas", held, { kind: "hold", until: "2026-03-05T10:00:00.000Z", message: "" });
}

test("the morning list has every date that costs money, the nearest first, for whoever sold it alone", async () => {
  await agreed();
  const own = await world.ask("advisor", "/api/bookings/dates");
  expect(own.body).toMatchObject({
    count: 2,
    dates: [
      {
        kind: "option",
        daysLeft: 3,
        amount: 594_000,
        currency: "BRL",
        title: "Lisboa e Sagres",
        language: "pt",
      },
      {
        kind: "deposit",
        daysLeft: 18,
        amount: 178_200,
        currency: "EUR",
        hotel: { id: expect.any(String), timeZone: "Europe/Lisbon" },
      },
    ],
  });
  expect((await world.ask("operator", "/api/bookings/dates")).body).toMatchObject({ count: 0, dates: [] });
  expect((await world.ask("hotel", "/api/bookings/dates")).status).toBe(403);
});

test("what is at stake counts each stay once, whatever dates it has", async () => {
  await agreed();
  // Between the balance and the end of free cancellation lie sixteen days: both are ahead, of one stay.
  world.clock.set(new Date("2026-05-25T12:00:00Z"));
  expect((await world.ask("advisor", "/api/bookings/dates")).body).toMatchObject({
    dates: [
      { kind: "balance", amount: 415_800 },
      { kind: "free_cancellation", amount: 297_000 },
    ],
    atStake: [{ currency: "EUR", amount: 415_800 }],
  });
});

test("a payment that was marked as done is no longer a date that costs, nor announced", async () => {
  await agreed();
  const span = "/api/checkpoints?from=2026-03-01&until=2026-03-31";
  const { checkpoints } = (await world.ask("advisor", span)).body as unknown as CheckpointDesk;
  const { id, version } = checkpoints.find(({ template }) => template === "deposit")!;
  const done = { version, step: { kind: "done" } };
  expect((await world.ask("advisor", `/api/checkpoints/${id}/steps`, done)).status).toBe(200);
  expect((await world.ask("advisor", "/api/bookings/dates")).body).toMatchObject({
    ...{ count: 1, dates: [{ kind: "option" }], atStake: [{ currency: "BRL", amount: 594_000 }] },
  });
  world.clock.set(new Date("2026-03-19T10:00:00Z"));
  await tellDates(world.deps);
  expect(await facts()).toEqual([]);
});

test("a date is announced two days and one day before it, once each, also after a standstill", async () => {
  await agreed();
  const at = async (instant: string) => {
    world.clock.set(new Date(instant));
    await tellDates(world.deps);
    await tellDates(world.deps);
  };
  await at("2026-03-17T10:00:00Z");
  expect(await facts()).toEqual([]);
  await at("2026-03-18T10:00:00Z");
  await at("2026-03-19T10:00:00Z");
  await at("2026-03-20T10:00:00Z");
  await at("2026-03-21T10:00:00Z");
  expect(await facts()).toEqual([
    ["deposit", 2],
    ["deposit", 1],
  ]);
  // The balance of June after days of standstill: what is still ahead is told, what was missed is not.
  await at("2026-06-03T10:00:00Z");
  expect((await facts()).slice(2)).toEqual([["balance", 1]]);
});

test("what a hotel owes for a stay is on the list a month before its day and until it is paid, for whoever is paid", async () => {
  await agreed();
  const at = async (instant: string) => {
    world.clock.set(new Date(instant));
    return (await world.ask("advisor", "/api/bookings/dates")).body;
  };
  const line = { kind: "commission", amount: 59_400, currency: "EUR", title: "Lisboa e Sagres" };
  // Thirty days after the month in which the guests leave.
  expect(await at("2026-07-30T12:00:00Z")).toMatchObject({ dates: [] });
  expect(await at("2026-07-31T12:00:00Z")).toMatchObject({
    ...{ count: 1, dates: [{ ...line, daysLeft: 30, commissionId: expect.any(String) }] },
    // It is owed to the reader: nothing of theirs is at stake.
    ...{ atStake: [], commissions: [{ currency: "EUR", amount: 59_400 }] },
  });
  expect(await at("2026-09-02T12:00:00Z")).toMatchObject({
    ...{ dates: [], overdue: { count: 1, amounts: [{ currency: "EUR", amount: 59_400 }] } },
    ...{ atStake: [], commissions: [{ currency: "EUR", amount: 59_400 }] },
  });
  expect((await world.ask("operator", "/api/bookings/dates")).body).toMatchObject({ count: 0 });
  await world.db.updateTable("commissions").set({ state: "declared_paid" }).execute();
  expect(await at("2026-09-02T12:00:00Z")).toMatchObject({ count: 0, overdue: { count: 0, amounts: [] } });
});
