import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { NewFact } from "#domain/facts/facts.ts";
import { transact, watchRepeats } from "#platform/database/transact.ts";
import { settleAttendance } from "../events/rounds/pass-hours.ts";
import { type EventWorld, getEventWorld } from "../events/testing/event-world.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { recordFacts } from "./record-facts.ts";

let world: EventWorld;
/** How often the database had to end a transaction for another's sake. */
let met: string[];
beforeAll(async () => {
  world = await getEventWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantRules(world.deps);
  met = [];
  watchRepeats(world.db, ({ code }) => met.push(code));
});
afterAll(() => world.close());

/** So many people who collect points, in no order. */
async function addMembers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const rest of [
    "auth.users (id, email, created_at, updated_at) select id, id || '@example.com', now(), now()",
    "profiles (id, full_name, status, created_at, updated_at) select id, 'Alguém', 'active', now(), now()",
    "user_roles (user_id, role, created_at) select id, 'advisor', now()",
    "travel_advisors (user_id, advisor_tier_id) select id, (select id from advisor_tiers order by required_reputation_score limit 1)",
    "advisor_reputation (advisor_id) select id",
  ]) {
    await sql`insert into ${sql.raw(rest)} from unnest(${ids}::uuid[]) as new (id)`.execute(world.db);
  }
  return ids;
}

const passed = (userId: string): NewFact => ({
  ...{ kind: "training_passed", cause: randomUUID() },
  data: { trainingId: randomUUID(), certificateId: randomUUID(), userId, hotelId: null },
});
const tell = (...people: string[]) =>
  transact(world.db, (tx) => recordFacts(tx, world.deps, people.map(passed)));
const scored = async () => {
  const rows = await world.db
    .selectFrom("reputation_events")
    .select(["user_id", (of) => of.fn.countAll<number>().as("entries")])
    .where("kind", "=", "rule")
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id: id, entries }) => [id, Number(entries)]));
};

describe.skipIf(!inject("postgresUrl"))("on several connections", () => {
  test("who scores two people never stands in the way of who scores one of them", async () => {
    const [ana, bia] = (await addMembers(2)) as [string, string];
    const orders = Array.from({ length: 25 }, () => [[bia, ana], [ana], [ana, bia]]).flat();
    // As many at once as there are connections: none waits for one of those while it is told.
    const lane = async () => {
      for (let people = orders.pop(); people; people = orders.pop()) await tell(...people);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(met).toEqual([]);
    expect(await scored()).toEqual(
      new Map([
        [ana, 75],
        [bia, 50],
      ]),
    );
  });

  test("two hundred guests are counted beside points of single ones, each once", async () => {
    const guests = await addMembers(200);
    const { id: eventId } = await world.publish({ capacity: 300 });
    const at = world.clock.now();
    const rows = guests.map((userId, index) => ({
      ...{ id: randomUUID(), event_id: eventId, user_id: userId, name: "Alguém", code: String(index) },
      ...{ state: "checked_in", checked_in_at: at, check_in_heard_at: at, created_at: at },
    }));
    await world.db.insertInto("registrations").values(rows).execute();
    world.pass(3_600_000);
    // Others score one of the guests after the other for as long as all of them are being counted.
    const told = new Map(guests.map((id) => [id, 1]));
    let isOver = false;
    const scoreSingles = async (first: number) => {
      for (let at = first; !isOver; at = (at + 7) % guests.length) {
        const userId = guests[at]!;
        await tell(userId);
        told.set(userId, told.get(userId)! + 1);
      }
    };
    const counted = settleAttendance(world.deps).finally(() => {
      isOver = true;
    });
    await Promise.all([counted, ...[0, 50, 100, 150].map(scoreSingles)]);
    expect(met).toEqual([]);
    expect(await scored()).toEqual(told);
  });
});
