import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { JourneyDocument } from "#domain/journeys/journeys.ts";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { acceptOption } from "./accept-option.ts";
import { createJourney } from "./create-journey.ts";
import { declineJourney } from "./decline-journey.ts";
import { publishJourney } from "./publish-journey.ts";
import { readJourney } from "./read-journey.ts";
import { readLatestSnapshot, readSnapshot } from "./snapshots/read-snapshot.ts";
import { sampleDocument } from "./testing/sample-document.ts";

let world: World;
let [ownerId, otherId] = ["", ""];
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  ownerId = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  otherId = (await world.deps.auth.getUserByEmail("operator@lilamonde.test"))!.id;
});
afterAll(() => world.close());

async function plant(document: JourneyDocument = sampleDocument()) {
  const id = randomUUID();
  const now = world.clock.now();
  await transact(world.db, (tx) => createJourney(tx, { id, ownerId, document, now }));
  return { journeyId: id, ownerId, document };
}
const publish = (which: { journeyId: string; ownerId: string }, revision = 1) =>
  publishJourney(world.deps, { ...which, revision });
const accept = (input: Parameters<typeof acceptOption>[2]) =>
  transact(world.db, (tx) => acceptOption(tx, world.deps, input));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

test("publishing keeps what the client sees, once for each revision, and nobody else can", async () => {
  const { journeyId } = await plant();
  expect(await codeOf(publish({ journeyId, ownerId: otherId }))).toBe("not_found");
  expect(await codeOf(publish({ journeyId, ownerId }, 7))).toBe("conflict");
  const [first, again] = [await publish({ journeyId, ownerId }), await publish({ journeyId, ownerId })];
  expect([first.state, first.published]).toEqual(["proposed", again.published]);
  const kept = await readLatestSnapshot(world.db, { journeyId });
  expect(kept!.content.options.map(({ label, total }) => [label, total])).toEqual([
    ["A", 60_000],
    ["B", 65_000],
  ]);
  expect(kept!.content.advisor).toMatchObject({ name: "Marina Teles", email: "advisor@lilamonde.test" });
  expect(JSON.stringify(kept)).not.toContain("nota da casa");
  expect((await readSnapshot(world.db, { snapshotId: kept!.id }))!.content).toEqual(kept!.content);
  await expect(world.db.updateTable("journey_snapshots").set({ number: 2 }).execute()).rejects.toThrow(
    "kept as it was",
  );
});

test("a stay at a hotel that has left is named instead of published", async () => {
  await seedHouse(world.db, world.clock.now());
  const { id: hotelId } = await world.db.selectFrom("hotels").select("id").executeTakeFirstOrThrow();
  const stay = { kind: "stay" as const, nights: 2, supplier: { kind: "hotel" as const, hotelId } };
  const { journeyId } = await plant(sampleDocument({ blocks: () => [stay] }));
  await world.db.updateTable("hotels").set({ is_published: false }).where("id", "=", hotelId).execute();
  expect(await codeOf(publish({ journeyId, ownerId }))).toBe("journey_unready");
  await world.db.updateTable("hotels").set({ is_published: true }).where("id", "=", hotelId).execute();
  await publish({ journeyId, ownerId });
  const kept = await readLatestSnapshot(world.db, { journeyId });
  expect(kept!.content.options[0]!.days[0]!.blocks[0]!.hotel).toMatchObject({ id: hotelId });
});

test("of two acceptances at once one stands; an old snapshot and a foreign option are refused", async () => {
  const { journeyId, document } = await plant();
  const old = (await publish({ journeyId, ownerId })).published!.snapshotId;
  await world.db.updateTable("journeys").set({ revision: 2 }).where("id", "=", journeyId).execute();
  const snapshotId = (await publish({ journeyId, ownerId }, 2)).published!.snapshotId;
  const [a, b] = document.options.map(({ id }) => id) as [string, string];
  const by = { kind: "client" } as const;
  expect(await codeOf(accept({ journeyId, snapshotId: old, optionId: a, by }))).toBe("snapshot_outdated");
  expect(await codeOf(accept({ journeyId, snapshotId, optionId: randomUUID(), by }))).toBe(
    "validation_failed",
  );
  const both = await Promise.all(
    [a, b].map((optionId) => codeOf(accept({ journeyId, snapshotId, optionId, by }))),
  );
  expect(both.sort()).toEqual(["done", "journey_state"]);
  const journey = await readJourney(world.db, { journeyId, ownerId });
  expect([journey.state, journey.acceptedSnapshotId]).toEqual(["accepted", snapshotId]);
  expect([a, b]).toContain(journey.chosenOptionId);
  const facts = await world.db.selectFrom("facts").select("kind").orderBy("id").execute();
  expect(facts.map(({ kind }) => kind).filter((kind) => kind.includes("p"))).toEqual([
    ...["journey_published", "journey_published", "proposal_accepted"],
  ]);
});

test("a refusal is kept with its reason, by the client or by the owner alone", async () => {
  const { journeyId } = await plant();
  const snapshotId = (await publish({ journeyId, ownerId })).published!.snapshotId;
  const decline = (by: { kind: "client" } | { kind: "owner"; userId: string }) =>
    transact(world.db, (tx) =>
      declineJourney(tx, world.deps, { journeyId, snapshotId, by, reason: "Outro destino" }),
    );
  expect(await codeOf(decline({ kind: "owner", userId: otherId }))).toBe("not_found");
  expect(await codeOf(decline({ kind: "client" }))).toBe("done");
  expect(await codeOf(decline({ kind: "client" }))).toBe("journey_state");
  expect(await readJourney(world.db, { journeyId, ownerId })).toMatchObject({
    ...{ state: "declined", stateNote: "Outro destino" },
  });
});
