import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { toLadder } from "./ladders.ts";
import { findClimber, findLadders, holdClimbers, insertWarnings, putLock } from "./queries.ts";
import { recomputeTiers } from "./recompute-tiers.ts";
import { insertLadder } from "./versions/queries.ts";

const race = openRaces();

const DAY_MS = 86_400_000;

/** The advisors' steps, the number of the ladder that comes next, and days after all there are. */
async function lastLadder({ db }: World) {
  const own = (await findLadders(db)).filter(({ role }) => role === "advisor");
  const until = Math.max(Date.parse("2031-01-01"), ...own.map((row) => row.valid_from.getTime()));
  const dayAfter = (days: number) => new Date(until + days * DAY_MS).toISOString().slice(0, 10);
  const { steps } = toLadder(own[0]!);
  return { steps, version: Math.max(...own.map((row) => row.version)) + 1, dayAfter };
}

race(
  "of two who publish a ladder at once, one is refused, and each version is one ladder",
  { keys: { "server/tiers/versions/queries.ts#insertLadder": "tier_ladders_role_version_key" } },
  async (world) => {
    const { id: publishedBy, call } = await enter(world, "admin");
    const { steps, version, dayAfter } = await lastLadder(world);
    const theirs = {
      id: randomUUID(),
      role: "advisor" as const,
      version,
      note: "Antes.",
      publishedBy,
      steps,
    };
    const validFrom = new Date(`${dayAfter(2)}T03:00:00Z`);
    const answer = await whileOpen(
      world.db,
      (tx) => insertLadder(tx, { ...theirs, validFrom, now: world.clock.now() }),
      () =>
        call("POST", "/api/admin/ladders", {
          role: "advisor",
          steps,
          startsOn: dayAfter(3),
          note: "Depois.",
        }),
    );
    expect(await answer.json()).toMatchObject({ code: "version_dated" });
  },
);

race(
  "no two ladders of a role begin on one day",
  { keys: { "server/tiers/versions/queries.ts#insertLadder": "tier_ladders_role_valid_from_key" } },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { steps, dayAfter } = await lastLadder(world);
    const ladder = { role: "advisor", steps, startsOn: dayAfter(2), note: "Nova." };
    expect((await call("POST", "/api/admin/ladders", ladder)).ok).toBe(true);
    const again = await call("POST", "/api/admin/ladders", ladder);
    expect(await again.json()).toMatchObject({ code: "version_dated" });
  },
);

race(
  "who may fall is warned once of a quarter, however many count at once",
  { keys: { "server/tiers/queries.ts#insertWarnings": "tier_warnings_pkey" } },
  async (world) => {
    const { id: userId } = await enter(world, "advisor");
    const quarterEndsOn = "2031-03-31";
    const { db, clock } = world;
    await db.deleteFrom("tier_warnings").where("user_id", "=", userId).execute();
    const warning = { userId, quarterEndsOn, tier: "silver", now: clock.now() };
    await whileOpen(
      db,
      (tx) => insertWarnings(tx, [{ ...warning, score: 90 }]),
      () => transact(db, (tx) => insertWarnings(tx, [{ ...warning, score: 80 }])),
    );
    const kept = await db.selectFrom("tier_warnings").select("score").where("user_id", "=", userId).execute();
    expect(kept).toEqual([{ score: 90 }]);
  },
);

/** Somebody who has points for more than the step they stand on, as they are put there by hand; the step they have then. */
async function putByHand({ db, clock, ...world }: World, act: (userId: string) => Promise<unknown>) {
  const [{ id: userId }, { id: actorId }] = [await enter(world, "colega"), await enter(world, "admin")];
  const stepOf = async () => (await findClimber(db, userId))!.tier_name;
  const set = (reputation_score: number) =>
    db.updateTable("advisor_reputation").set({ reputation_score }).where("advisor_id", "=", userId).execute();
  const { score } = (await findClimber(db, userId))!;
  await db.deleteFrom("tier_locks").where("user_id", "=", userId).execute();
  await set(100_000);
  const before = await stepOf();
  await whileOpen(
    db,
    async (tx) => {
      await holdClimbers(tx, [userId]);
      await putLock(tx, { userId, lock: { reason: "Acordo.", actorId, now: clock.now() } });
    },
    () => act(userId),
  );
  await set(score);
  return { before, after: await stepOf() };
}

race(
  "who is put on a step by hand as points come stays there",
  { locks: ["server/tiers/queries.ts#holdClimbers"] },
  async (world) => {
    const { db, deps } = world;
    const { before, after } = await putByHand(world, (ownerId) => {
      const [bookingId, hotelId, contractId] = [randomUUID(), randomUUID(), randomUUID()];
      const ids = { bookingId, hotelId, ownerId, contractId, journeyId: null, blockId: null };
      const data = { ...ids, currency: "BRL" as const, total: 1_000_00, commission: 0 };
      const stay = { kind: "stay_completed" as const, cause: bookingId, data };
      return transact(db, (tx) => recordFacts(tx, deps, [stay]));
    });
    expect(after).toBe(before);
  },
);

race(
  "who is put on a step by hand in the night that counts stays there",
  { locks: ["server/tiers/queries.ts#holdClimbers"] },
  async (world) => {
    const { before, after } = await putByHand(world, () => recomputeTiers(world.deps));
    expect(after).toBe(before);
  },
);
