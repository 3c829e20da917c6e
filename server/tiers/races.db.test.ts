import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { toLadder } from "./ladders.ts";
import { findLadders, insertWarnings } from "./queries.ts";
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
