import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces } from "#testing/races/race.ts";

const race = openRaces();

race(
  "a request that is sent twice at once under one key is carried out once, and both get its answer",
  { keys: { "platform/http/idempotency.ts#claimKey": "idempotency_keys_pkey" } },
  async (world) => {
    const { token } = await enter(world, "admin");
    const { id: hotelId } = await world.db.selectFrom("hotels").select("id").executeTakeFirstOrThrow();
    const [key, summary] = [randomUUID(), randomUUID()];
    const visit = {
      ...{ hotelIds: [hotelId], kind: "visit", happenedOn: "2026-03-02", summary, reach: 4 },
      ...{ nextStep: null, nextStepOn: null },
    };
    const send = () =>
      world.api("/api/activities", {
        method: "POST",
        headers: {
          ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
          "idempotency-key": key,
        },
        body: JSON.stringify(visit),
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(await second.json()).toEqual(await first.json());
    const kept = world.db.selectFrom("sales_activities").select("id").where("summary", "=", summary);
    expect(await kept.execute()).toHaveLength(1);
  },
);
