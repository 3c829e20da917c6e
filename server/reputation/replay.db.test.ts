import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewFact } from "#domain/facts/facts.ts";
import { scoredBy, scoredKinds } from "#domain/reputation/scoring.ts";
import { tally } from "#domain/reputation/tally.ts";
import { transact } from "#platform/database/transact.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { replayFacts } from "../facts/replay-facts.ts";
import { plant } from "../startup/plant.ts";
import { passDay } from "./pass-day.ts";
import { plantRules } from "./plant-rules.ts";
import { readRuleSets } from "./rule-sets.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

const stored = async () => {
  const rows = await world.db
    .selectFrom("advisor_reputation as r")
    .innerJoin("reputation_events as e", "e.user_id", "r.advisor_id")
    .select(["advisor_id", "reputation_score as score"])
    .select(({ fn }) => fn.sum<number>("e.points").filterWhere("e.kind", "=", "opening").as("opening"))
    .groupBy(["advisor_id", "reputation_score"])
    .execute();
  return new Map(rows.map(({ advisor_id: id, score, opening }) => [id, score - Number(opening)]));
};
const replayed = async () => {
  const scored = [];
  for await (const fact of replayFacts(world.db, scoredKinds)) {
    const found = scoredBy(fact);
    if (found) scored.push(found);
  }
  return tally(scored, { sets: await readRuleSets(world.db), now: world.clock.now() });
};
const agree = async () => {
  const again = await replayed();
  for (const [id, score] of await stored()) expect([id, score]).toEqual([id, again.get(id) ?? 0]);
};

test("replaying all facts of the demo world gives every stored score, and the demo advisor has 342 points", async () => {
  await plant(world.deps);
  await agree();
  const scoreOf = async (email: string) => {
    const { id } = (await world.deps.auth.getUserByEmail(email))!;
    const row = world.db.selectFrom("advisor_reputation").select("reputation_score as score");
    return (await row.where("advisor_id", "=", id).executeTakeFirstOrThrow()).score;
  };
  expect(await scoreOf("advisor@lilamonde.test")).toBe(342);
  expect(await scoreOf("operator@lilamonde.test")).toBe(712);
});

test("whatever happens in whatever order, replaying all facts gives every stored score", async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantRules(world.deps);
  const people = ["advisor@lilamonde.test", "operator@lilamonde.test"];
  const ids = await Promise.all(
    people.map(async (email) => (await world.deps.auth.getUserByEmail(email))!.id),
  );
  const causes = Array.from({ length: 12 }, () => randomUUID());
  const happening = fc.record({
    kind: fc.constantFrom("published", "accepted", "booked", "left", "no_show", "checkpoint", "request"),
    who: fc.constantFrom(...ids),
    which: fc.constantFrom(...causes),
    daysLater: fc.integer({ min: 0, max: 45 }),
    total: fc.integer({ min: 0, max: 9_000_000 }),
    houseRate: fc.constantFrom(undefined, "12.5", "0.04"),
    isOnTime: fc.boolean(),
  });
  const runs = fc.array(happening, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(runs, async (happenings) => {
      for (const { daysLater, ...happened } of happenings) {
        world.clock.set(new Date(world.clock.now().getTime() + daysLater * 86_400_000));
        await transact(world.db, (tx) => recordFacts(tx, world.deps, [factOf(happened)]));
      }
      expect(await passDay(world.deps)).toBe(0);
      await agree();
    }),
    propertyRuns(12),
  );
});

type Happened = {
  kind: string;
  who: string;
  which: string;
  total: number;
  isOnTime: boolean;
  houseRate: string | undefined;
};

function factOf({ kind, who: ownerId, which, total, isOnTime, houseRate }: Happened): NewFact {
  const ids = { bookingId: which, hotelId: which, ownerId, journeyId: null, blockId: null };
  const journey = { journeyId: which, ownerId, snapshotId: which };
  const cause = randomUUID();
  switch (kind) {
    case "published":
      return { kind: "journey_published", cause, data: { ...journey, number: 1 } };
    case "accepted":
      return { kind: "proposal_accepted", cause, data: { ...journey, optionId: which } };
    case "booked": {
      const data = { journeyId: which, ownerId, clientId: null, optionId: which };
      return { kind: "proposal_booked", cause, data };
    }
    case "left": {
      const money = { currency: "EUR", total, commission: 0, contractId: which, houseRate } as const;
      return { kind: "stay_completed", cause, data: { ...ids, ...money } };
    }
    case "no_show":
      return { kind: "booking_no_show", cause, data: ids };
    case "checkpoint":
      return {
        kind: "checkpoint_done",
        cause,
        data: { checkpointId: which, ownerId, journeyId: null, isOnTime },
      };
    default:
      return { kind: "request_moved", cause, data: { requestId: which, authorId: ownerId, to: "shipped" } };
  }
}
