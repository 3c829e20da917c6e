import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { plantActivities } from "./plant-activities.ts";
import { updateActivity } from "./queries.ts";

const race = openRaces();

const words = {
  ...{ kind: "visit" as const, happenedOn: "2026-03-02", summary: "Visita à agência Rota Sul", reach: 4 },
  ...{ nextStep: null, nextStepOn: null },
};

race(
  "a correction of an activity that a colleague has just corrected is refused, and theirs stands",
  { locks: ["server/activities/queries.ts#lockActivity"] },
  async (world) => {
    const admin = await enter(world, "admin");
    const { id: hotelId } = await world.db.selectFrom("hotels").select("id").executeTakeFirstOrThrow();
    const recorded = await admin.call("POST", "/api/activities", { hotelIds: [hotelId], ...words });
    const [id] = (await recorded.json()).ids;
    const answer = await whileOpen(
      world.db,
      (tx) => updateActivity(tx, { id, words: { ...words, reach: 12 } }),
      () => admin.call("PUT", `/api/activities/${id}`, { version: 1, ...words, reach: 7 }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    const kept = world.db.selectFrom("sales_activities").select(["reach", "version"]).where("id", "=", id);
    expect(await kept.execute()).toEqual([{ reach: 12, version: 2 }]);
  },
);

race(
  "two nodes that plant the demo's activities at once plant each once",
  { keys: { "server/activities/queries.ts#insertActivities": "sales_activities_pkey" } },
  async ({ db, deps }) => {
    const summary = randomUUID();
    const mark = db.updateTable("sales_activities").set({ summary });
    const { id } = await db.selectFrom("sales_activities").select("id").executeTakeFirstOrThrow();
    await mark.where("id", "=", id).execute();
    await whileOpen(
      db,
      (tx) => plantActivities({ ...deps, db: tx }),
      () => plantActivities(deps),
    );
    const kept = db.selectFrom("sales_activities").select("summary").where("id", "=", id);
    expect(await kept.execute()).toEqual([{ summary }]);
  },
);
