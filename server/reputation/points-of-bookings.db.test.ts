import { afterAll, beforeAll, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { scoredBy, scoredKinds } from "#domain/reputation/scoring.ts";
import type { Statement } from "#domain/reputation/statement.ts";
import { tally } from "#domain/reputation/tally.ts";
import { readMigrations } from "#platform/database/migrate.ts";
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

test("a proposal gives its points with the first stay of what its client approved on the page, once; a copy and the advisor's word give none", async () => {
  await world.reset();
  await plantRules(world.deps);
  const score = async () => {
    const row = world.db.selectFrom("advisor_reputation").select("reputation_score as score");
    return (await row.where("advisor_id", "=", world.ids.advisor).executeTakeFirstOrThrow()).score;
  };
  const before = await score();
  const onPage = await world.acceptedJourney();
  // One point for the publication, none yet for the approval.
  expect(await score()).toBe(before + 1);
  await world.send(onPage.sagresStay);
  expect(await score()).toBe(before + 16);
  await world.send(onPage.trancosoStay);
  expect(await score()).toBe(before + 16);

  const by = { kind: "owner" as const, userId: world.ids.advisor, note: "Disse por telefone." };
  for (const one of [{ by }, { isCopy: true }]) {
    await world.send((await world.acceptedJourney(one)).sagresStay);
  }
  expect(await score()).toBe(before + 16 + 2);
  // What is only registered waits for the hotel's word.
  const { sagresStay: blockId } = await world.acceptedJourney();
  const kept = await world.ask("advisor", "/api/bookings/registrations", {
    ...{ ...stayOf(), hotelId: world.ids.sagres, blockId, source: "gds", confirmationNumber: "GDS-7" },
  });
  expect(await score()).toBe(before + 16 + 3);
  await world.step("hotel", kept.body as unknown as Booking, acceptance("GDS-7"));
  expect(await score()).toBe(before + 31 + 3);
});

test("a journey that was duplicated is a copy", async () => {
  const { journeyId } = await world.acceptedJourney();
  const isCopy = async (copyOf: string | null) => {
    const given = { title: "Outra", startsOn: "2026-07-04", endsOn: "2026-07-12", currency: "EUR" };
    const { body } = await world.ask("advisor", "/api/journeys", {
      ...{ ...given, language: "pt", clientId: null, copyOf },
    });
    const row = world.db.selectFrom("journeys").select("is_copy").where("id", "=", body.id!);
    return (await row.executeTakeFirstOrThrow()).is_copy;
  };
  expect([await isCopy(journeyId), await isCopy(null)]).toEqual([true, false]);
});

test("a house that has rules gets these from the next day on, made of its own, announced; what waits for its day follows them", async () => {
  await world.reset();
  const { execute } = world.database;
  await execute(`alter table journeys drop column accepted_by, drop column is_copy;
    alter table reputation_rule_sets drop column counts_acceptance;
    insert into reputation_rule_sets (version, valid_from, life_months, rates, published_at)
      values (1, '2020-01-01', 24, '{}', now()), (2, now() + interval '9 days', 24, '{}', now());
    insert into reputation_rules (version, key, points, cap_points, cap_window, cap_group) values
      (1, 'proposal_accepted', 12, null, null, 'own'), (1, 'stay_completed', 40, null, null, 'own'),
      (2, 'proposal_accepted', 15, null, null, 'own')`);
  await execute(readMigrations().find(({ name }) => name === "0240_points_of_bookings")!.text);
  const { rows } = await execute(`
    select version, counts_acceptance as old, key, points, cap_points as cap, valid_from > now() as coming
    from reputation_rule_sets join reputation_rules using (version) order by version, key`);
  expect(rows).toEqual([
    { version: 1, old: true, key: "proposal_accepted", points: 12, cap: null, coming: false },
    { version: 1, old: true, key: "stay_completed", points: 40, cap: null, coming: false },
    { version: 2, old: false, key: "proposal_accepted", points: 15, cap: 60, coming: true },
    { version: 3, old: false, key: "proposal_accepted", points: 12, cap: 60, coming: true },
    { version: 3, old: false, key: "stay_completed", points: 40, cap: null, coming: true },
  ]);
  const news = await execute(
    "select target_audience as audience, is_published as published from system_updates",
  );
  expect(news.rows).toEqual([{ audience: "advisors", published: true }]);
  await expect(execute("update reputation_rules set points = 1")).rejects.toThrow("only added to");
});
