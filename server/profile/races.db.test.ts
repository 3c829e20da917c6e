import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { holdDetails, insertAgency, leaveAgency, updateDetails } from "./queries.ts";

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

race(
  "an agency that its last two leave at once is gone",
  { locks: ["server/profile/queries.ts#holdAgency"] },
  async (world) => {
    const [{ id: first }, { id: second, call }] = [
      await enter(world, "hotel"),
      await enter(world, "editora"),
    ];
    const [id, now] = [randomUUID(), world.clock.now()];
    const agency = { name: "Norte", cnpj: null, site: null, city: null };
    await transact(world.db, async (tx) => {
      for (const userId of [first, second]) await holdDetails(tx, { userId, now });
      await insertAgency(tx, { id, userId: first, columns: agency, now });
      await tx.updateTable("profile_details").set({ agency_id: id }).where("user_id", "=", second).execute();
    });
    const answer = await whileOpen(
      world.db,
      (tx) => leaveAgency(tx, { userId: first, agencyId: id }),
      () => call("DELETE", "/api/profile/agency"),
    );
    expect(answer.ok).toBe(true);
    expect(await world.db.selectFrom("agencies").select("id").where("id", "=", id).execute()).toEqual([]);
  },
);
