import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BookingQuery } from "#domain/bookings/bookings.ts";
import { getWorld, type World } from "#testing/world.ts";
import { fillBookings } from "../../../bench/bookings-house.ts";
import { listForHotel } from "../list/list-bookings.ts";
import { listDates } from "./list-dates.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

test("the house in which the morning list is measured has all that the list reads", async () => {
  const { db } = world;
  const { hotelId, ownerId } = await fillBookings(db, { inbox: 14, live: 15 });
  const clock = { now: () => new Date("2026-03-02T12:00:00Z") };
  const { dates, count, overdue, commissions } = await listDates({ db, clock }, ownerId);
  const stays = dates.filter(({ kind }) => kind !== "commission");
  // Fifteen live journeys, each with three dates; of every third the deposit is paid.
  expect(stays).toHaveLength(40);
  expect(stays.every(({ title, phone }) => title?.startsWith("Jornada") && phone !== null)).toBe(true);
  expect(count).toBeGreaterThan(stays.length);
  expect(overdue.count).toBeGreaterThan(0);
  expect(commissions.length).toBeGreaterThan(1);
  const actor = { id: ownerId, role: "admin", status: "active" } as const;
  const inbox = await listForHotel({ db, clock }, { hotelId, actor, query: BookingQuery.parse({}) });
  expect(inbox.rows.length).toBeGreaterThanOrEqual(14);
});
