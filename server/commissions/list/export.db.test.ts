import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookingWorld, getBookingWorld } from "../../bookings/testing/booking-world.ts";
import { agreeOnStays } from "../testing/storm.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
  await agreeOnStays(world, 2);
  world.clock.set(new Date("2026-09-01T12:00:00Z"));
});
afterAll(() => world.close());

const bring = async (who: string, path: string) => {
  const { status, text } = await world.bring(who, path);
  expect(status).toBe(200);
  const [heading, ...rows] = text
    .replace(/^\ufeff/, "")
    .trim()
    .split(/\r?\n/);
  return { heading: heading!.split(","), rows: rows.map((row) => row.split(",")) };
};

test("whoever is owed keeps their commissions as a file, by code, with what is late and how late", async () => {
  const { heading, rows } = await bring("operator", "/api/commissions.file?sort=amount");
  const column = (name: string) => rows.map((row) => row[heading.indexOf(name)]);
  expect(column("confirmationNumber")).toEqual(["ST-0", "ST-1"]);
  expect(column("base")).toEqual(["1000.03", "1000.10"]);
  // A tenth of the hotel's, and a point of percent that the house adds at Gold.
  expect(column("amount")).toEqual(["110.00", "110.01"]);
  expect(column("state")).toEqual(["expected", "expected"]);
  expect(column("daysLate")).toEqual(["2", "2"]);
});

test("a file has what its question leaves, and nothing of anybody else's", async () => {
  const found = await bring("operator", "/api/commissions.file?q=ST-1");
  expect(found.rows.map((row) => row[1])).toEqual(["ST-1"]);
  expect((await bring("advisor", "/api/commissions.file")).rows).toEqual([]);
  const whole = await bring("admin", "/api/admin/commissions.file?box=overdue&sort=amount");
  // The house reads what the hotel pays in all, the override too.
  expect(whole.rows.map((row) => row[whole.heading.indexOf("amount")])).toEqual(["125.00", "125.01"]);
  for (const [who, path] of [
    ["hotel", "/api/commissions.file"],
    ["advisor", "/api/admin/commissions.file"],
  ])
    expect((await world.bring(who!, path!)).status).toBe(403);
});
