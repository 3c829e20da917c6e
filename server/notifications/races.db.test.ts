import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { upsertChoice } from "./queries.ts";

const race = openRaces();

race(
  "a switch that is turned in two windows at once stands as the later turned it",
  { keys: { "server/notifications/queries.ts#upsertChoice": "notification_preferences_pkey" } },
  async (world) => {
    const { id: userId, call } = await enter(world, "advisor");
    const switched = { kind: "insights_letter", channel: "email" as const };
    await world.db.deleteFrom("notification_preferences").where("user_id", "=", userId).execute();
    const answer = await whileOpen(
      world.db,
      (tx) => upsertChoice(tx, { userId, choice: { ...switched, isOn: true } }),
      () => call("PUT", "/api/notifications/choices", { ...switched, isOn: false }),
    );
    expect(answer.status).toBeLessThan(300);
    const kept = world.db.selectFrom("notification_preferences").select("is_on");
    expect(await kept.where("user_id", "=", userId).execute()).toEqual([{ is_on: false }]);
  },
);
