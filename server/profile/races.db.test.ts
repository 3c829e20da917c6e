import { expect } from "vitest";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { holdDetails, updateDetails } from "./queries.ts";

const race = openRaces();

/** What was decided while something was held is written last. */
const atTheEnd: Ending<() => Promise<void>> = {
  place: 0,
  settle: async (_tx, writes) => {
    for (const write of writes) await write();
  },
};

race(
  "what somebody writes of themselves in one window is not lost to the other",
  { locks: ["server/profile/queries.ts#findHeld"] },
  async (world) => {
    const { id: userId, call } = await enter(world, "advisor");
    const { version } = await (await call("GET", "/api/profile")).json();
    const now = world.clock.now();
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdDetails(tx, { userId, now });
        gather(tx, atTheEnd, () => updateDetails(tx, { userId, changes: { city: "Olinda" }, now }));
      },
      () => call("PATCH", "/api/profile", { version, changes: { city: "Recife" } }),
    );
    expect(answer.status).toBe(409);
    expect((await (await call("GET", "/api/profile")).json()).city).toBe("Olinda");
  },
);

race(
  "who writes of themselves for the first time in two windows at once has one profile",
  { keys: { "server/profile/queries.ts#holdDetails": "profile_details_pkey" } },
  async (world) => {
    const { id: userId, call } = await enter(world, "financeiro");
    await world.db.deleteFrom("profile_details").where("user_id", "=", userId).execute();
    const answer = await whileOpen(
      world.db,
      (tx) => holdDetails(tx, { userId, now: world.clock.now() }),
      () => call("PATCH", "/api/profile", { version: 0, changes: { city: "Recife" } }),
    );
    expect(answer.ok).toBe(true);
    const kept = world.db.selectFrom("profile_details").select("city").where("user_id", "=", userId);
    expect(await kept.execute()).toEqual([{ city: "Recife" }]);
  },
);
