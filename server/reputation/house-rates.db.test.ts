import { afterAll, beforeAll, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { scoredBy, scoredKinds } from "#domain/reputation/scoring.ts";
import type { Statement } from "#domain/reputation/statement.ts";
import { tally } from "#domain/reputation/tally.ts";
import { passTime } from "../bookings/clock/pass-time.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "../bookings/testing/booking-world.ts";
import { replayFacts } from "../facts/replay-facts.ts";
import { setRate } from "../settings/house-rates.ts";
import { plantRules } from "./plant-rules.ts";
import { readRuleSets } from "./rule-sets.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
  await plantRules(world.deps);
});
afterAll(() => world.close());

const type = (month: string, rate: string, version = 0) =>
  setRate(world.deps, {
    actor: { id: world.ids.advisor, status: "active", role: "admin" },
    change: { month, currency: "EUR", rate, version },
  });
const replayed = async () => {
  const scored = [];
  for await (const fact of replayFacts(world.db, scoredKinds)) {
    const found = scoredBy(fact);
    if (found) scored.push(found);
  }
  const scores = tally(scored, { sets: await readRuleSets(world.db), now: world.clock.now() });
  return scores.get(world.ids.advisor);
};

test("a stay counts at the house's rate of its month for good, and the rules say that rate", async () => {
  await type("2026-03", "12.5");
  const registered = await world.ask("advisor", "/api/bookings/registrations", {
    ...{ ...stayOf(), checkIn: "2026-03-01", checkOut: "2026-03-04", hotelId: world.ids.sagres },
    ...{ blockId: null, source: "gds", confirmationNumber: "GDS-9" },
  });
  await world.step("hotel", registered.body as unknown as Booking, acceptance("GDS-9"));
  const { total, currency } = await world.db
    .selectFrom("bookings")
    .select(["total", "currency"])
    .executeTakeFirstOrThrow();
  expect(currency).toBe("EUR");
  // The house hears of it in another month, whose rate is another.
  await type("2026-04", "3");
  world.clock.set(new Date("2026-04-02T20:00:00Z"));
  await passTime(world.deps);
  const said = (await world.ask("advisor", "/api/reputation/entries?rule=stay_completed")).body;
  const [entry] = (said as unknown as Statement).rows;
  const points = Math.min(100, 40 + Math.floor((total * 12.5) / 100_000));
  expect(entry).toMatchObject({ points });
  expect(await replayed()).toBe(points);
  await type("2026-03", "1", 1);
  expect(await replayed()).toBe(points);
  const rules = await world.ask("advisor", "/api/reputation/rules");
  expect(rules.body).toMatchObject({ now: { rates: { BRL: "1", EUR: "3", USD: "5.40" } } });
});
