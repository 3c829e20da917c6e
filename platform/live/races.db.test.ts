import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { insertEvents } from "./live-events.ts";

const race = openRaces();

race(
  "an event is seen only after all that were numbered before it, so that a reader's last id says it all",
  { locks: ["platform/live/live-events.ts#insertEvents"] },
  async ({ db, deps, clock }) => {
    const topic = crypto.randomUUID();
    const events = (data: object) => ({ events: [{ topic, event: "tick", data }], at: clock.now() });
    const seen = await whileOpen(
      db,
      (tx) => insertEvents(tx, events({ number: 1 })),
      async () => {
        await transact(db, async (tx) =>
          deps.live.publish(tx, { topic, event: "tick", data: { number: 2 } }),
        );
        return db.selectFrom("live_events").select("data").where("topic", "=", topic).orderBy("id").execute();
      },
    );
    expect(seen.map(({ data }) => data)).toEqual([{ number: 1 }, { number: 2 }]);
  },
);
