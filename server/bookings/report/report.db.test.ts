import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { nightsBetween } from "#domain/zones.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

type Section = { id: string; figures: { id: string; value: number }[] };

test("a hotel's month says what was asked, agreed and lost, by reason, and every number opens its rows", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const first = await world.send(sagresStay);
  await world.step("hotel", first, { kind: "decline", reason: "no_rooms", message: "" });
  const second = await world.send(sagresStay);
  await world.step("hotel", second, acceptance("MS-1"));
  const place = `/api/accountability/${world.ids.sagres}/2026-03`;
  const report = await world.ask("hotel", place);
  const sections = (report.body as unknown as { sections: Section[] }).sections;
  const figure = (section: string, id: string) =>
    sections.find((each) => each.id === section)!.figures.find((each) => each.id === id)!.value;
  expect([figure("requests", "asked"), figure("requests", "agreed")]).toEqual([2, 1]);
  // What was declined has no nights; what was agreed has those of all its rooms.
  const {
    check_in,
    check_out,
    rooms: booked,
  } = await world.db
    .selectFrom("bookings")
    .select(["check_in", "check_out", "rooms"])
    .where("id", "=", second.id)
    .executeTakeFirstOrThrow();
  const nights = nightsBetween(String(check_in), String(check_out)) * booked;
  expect(nights).toBeGreaterThan(0);
  expect([figure("production", "nights_agreed"), figure("production", "nights_stayed")]).toEqual([nights, 0]);
  const produced = await world.ask("hotel", `${place}/rows/production/nights_agreed`);
  expect(produced.body).toMatchObject({ rows: [{ text: { pt: second.reference }, count: nights }] });
  expect([figure("losses", "lost_no_rooms"), figure("losses", "lost_price")]).toEqual([1, 0]);
  const rows = await world.ask("hotel", `${place}/rows/losses/lost_no_rooms`);
  expect(rows.body).toMatchObject({ value: 1, rows: [{ on: "2026-03-02", count: 1 }] });
  expect(JSON.stringify(rows.body)).toContain(first.reference);
});
