import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
  expect([figure("losses", "lost_no_rooms"), figure("losses", "lost_price")]).toEqual([1, 0]);
  const rows = await world.ask("hotel", `${place}/rows/losses/lost_no_rooms`);
  expect(rows.body).toMatchObject({ value: 1, rows: [{ on: "2026-03-02", count: 1 }] });
  expect(JSON.stringify(rows.body)).toContain(first.reference);
});
