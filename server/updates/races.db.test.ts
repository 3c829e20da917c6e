import { expect } from "vitest";
import { audiencesOf } from "#domain/updates/updates.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertReads } from "./queries.ts";

const race = openRaces();

const draft = {
  ...{ title: "Mapa novo", description: "As villas no mapa.", release: "2.4", updateType: "feature" },
  ...{ english: { title: "New map", description: "The villas on a map." }, targetAudience: "advisors" },
};

/** News of its own on the bells of advisors. */
async function publish(world: World) {
  const { call } = await enter(world, "admin");
  const news = { ...draft, state: "published", publishAt: null };
  const { id, revision } = await (await call("POST", "/api/admin/updates", news)).json();
  return { id: id as string, revision: revision as number, news, call };
}

race(
  "of two who write the same news anew at once, one is refused and reads the other's",
  { locks: ["server/updates/desk/queries.ts#lockUpdate"] },
  async (world) => {
    const { id, revision, news, call } = await publish(world);
    const theirs = { title: "Mapa das villas", revision: revision + 1 };
    const answer = await whileOpen(
      world.db,
      (tx) => tx.updateTable("system_updates").set(theirs).where("id", "=", id).execute(),
      () => call("PUT", `/api/admin/updates/${id}`, { ...news, title: "Outro mapa", revision }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current).toMatchObject(theirs);
  },
);

race(
  "news that is read on two devices at once is read once",
  { keys: { "server/updates/queries.ts#insertReads": "system_updates_read_pkey" } },
  async (world) => {
    const { id } = await publish(world);
    const { id: userId, call } = await enter(world, "advisor");
    const theirs = {
      userId,
      audiences: audiencesOf("advisor"),
      ids: [id],
      now: new Date("2026-03-01T12:00:00Z"),
    };
    const answer = await whileOpen(
      world.db,
      (tx) => insertReads(tx, theirs),
      () => call("POST", "/api/updates/read", { ids: [id] }),
    );
    expect(answer.status).toBe(200);
    const reads = world.db.selectFrom("system_updates_read").select("read_at").where("update_id", "=", id);
    expect(await reads.execute()).toEqual([{ read_at: theirs.now }]);
  },
);

race(
  "news that is written anew as an older change is taken back stays as it was written",
  { locks: ["server/updates/desk/queries.ts#lockUpdate"] },
  async (world) => {
    const { id, revision, news, call } = await publish(world);
    await call("PUT", `/api/admin/updates/${id}`, { ...news, title: "Outro mapa", revision });
    const { rows } = await (await call("GET", "/api/admin/audit?action=update.changed")).json();
    const theirs = { title: "Mapa das villas", revision: revision + 2 };
    const answer = await whileOpen(
      world.db,
      (tx) => tx.updateTable("system_updates").set(theirs).where("id", "=", id).execute(),
      () => call("POST", `/api/admin/audit/${rows[0].id}/reversal`, { reason: "Engano" }),
    );
    expect(await answer.json()).toMatchObject({ code: "revert_blocked" });
    const kept = world.db.selectFrom("system_updates").select("title").where("id", "=", id);
    expect(await kept.execute()).toEqual([{ title: "Mapa das villas" }]);
  },
);
