import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stays } from "#domain/bookings/bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "#server/bookings/testing/booking-world.ts";
import { readFigures } from "#server/insights/read-figures.ts";
import { randomFrom } from "#testing/figures/random-from.ts";
import { type Ask, everyRow, type Shown, walkHotel, walkPayee } from "#testing/figures/walk-figures.ts";

const JOURNEYS = 200;
let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld({ RATE_LIMIT_SCALE: "10000" });
  await world.reset();
});
afterAll(() => world.close());

const asking =
  (who: string): Ask =>
  async <T>(path: string) => {
    const { status, body } = await world.ask(who, path);
    expect(status, path).toBe(200);
    return body as T;
  };

test("over a generated world of 200 journeys no two places show a figure differently", async () => {
  const dice = randomFrom(29);
  const journeys: string[] = [];
  for (let at = 0; at < JOURNEYS; at++) {
    const { journeyId, sagresStay } = await world.acceptedJourney();
    journeys.push(journeyId);
    const price = 100_000 + Math.floor(dice() * 900_000);
    const [room] = [
      { category: "Casa de praia", ratePlan: "BAR", price, guests: [{ name: "Ana Reis", age: null }] },
    ];
    const booking = await world.send(sagresStay, { rooms: [room] });
    if (dice() < 0.85) await world.step("hotel", booking, { ...acceptance(`G-${at}`), terms: NO_TERMS });
  }
  // After the stays, past the due day of some: the hotel confirms half of them, some at another base.
  world.clock.set(new Date("2026-09-20T12:00:00Z"));
  const owed = await everyRow(asking("hotel"), `/api/houses/${world.ids.sagres}/commissions`);
  for (const { id, version, base } of owed.filter(() => dice() < 0.5)) {
    const bases = dice() < 0.3 ? [Math.max(1, base - 1_003)] : null;
    const path = `/api/houses/${world.ids.sagres}/commissions/confirm`;
    expect((await world.ask("hotel", path, { rows: [{ id, version, bases }] })).status).toBe(200);
  }
  // Something came of every seventh.
  await world.db
    .updateTable("commissions")
    .set((eb) => ({ received: eb("hotel_line", "/", eb.val(3)), route: "house" }))
    .where("state", "=", "confirmed")
    .where(
      "id",
      "in",
      owed.filter((_, at) => at % 7 === 0).map(({ id }) => id),
    )
    .execute();
  const figures = await readFigures(world.deps, world.ids.advisor);
  const shown: Shown[] = await walkPayee({ ask: asking("advisor"), whose: "advisor", figures });
  shown.push(
    ...(await walkHotel({
      ...{
        ask: asking("admin"),
        hotel: asking("hotel"),
        hotelId: world.ids.sagres,
        whose: "martinhal-sagres",
      },
    })),
  );
  const own = new Map(
    (await everyRow(asking("advisor"), "/api/commissions")).map((row) => [row.bookingId, row]),
  );
  for (const id of journeys) {
    const { stays } = await asking("advisor")<typeof Stays._output>(`/api/bookings/stays?journey=${id}`);
    for (const { booking } of stays)
      if (booking?.agreed) {
        const { hotelLine } = await asking("advisor")<{ hotelLine: number }>(
          `/api/commissions/${booking.id}`,
        );
        shown.push({
          ...{
            figure: "commission of a journey",
            whose: "advisor",
            place: "builder",
            value: booking.agreed.commission,
          },
          ...{ other: "commission", same: own.has(booking.id) ? hotelLine : 0 },
        });
      }
  }
  expect(shown.length).toBeGreaterThan(JOURNEYS);
  expect(shown.filter(({ value, same }) => JSON.stringify(value) !== JSON.stringify(same))).toEqual([]);
});

const NO_TERMS = { payments: [], freeUntil: null, penalties: [], perks: [] };
