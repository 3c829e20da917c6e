import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const signIn = (who: string) => enter(world, who);

const given = {
  ...{ title: "Sul", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
  ...{ clientId: null, copyOf: null },
};

test("administrators see figures of every journey; one opens with a reason alone, which is written down", async () => {
  const [{ call }, admin] = [await signIn("advisor"), await signIn("admin")];
  const { id } = await (await call("POST", "/api/journeys", given)).json();
  const overview = await (await admin.call("GET", "/api/journeys/overview?state=draft&q=marina")).json();
  expect(overview.rows).toMatchObject([{ id, ownerName: "Marina Teles", state: "draft", worth: null }]);
  expect(JSON.stringify(overview)).not.toContain("Sul");
  expect((await (await admin.call("GET", "/api/journeys/overview?q=sul")).json()).rows).toEqual([]);
  expect((await admin.call("GET", `/api/journeys/${id}`)).status).toBe(403);
  const path = `/api/journeys/overview/${id}`;
  expect((await admin.call("POST", path, {})).status).toBe(400);
  expect((await admin.call("POST", path, { reason: " " })).status).toBe(400);
  const entries = () =>
    world.db
      .selectFrom("audit_log")
      .select(["actor_id", "reason"])
      .where("action", "=", "journey.opened")
      .where("subject_id", "=", id)
      .execute();
  expect(await entries()).toEqual([]);
  const opened = await (await admin.call("POST", path, { reason: "A cliente pediu ajuda" })).json();
  expect(opened.head.title.pt).toBe("Sul");
  expect(await entries()).toEqual([{ actor_id: admin.id, reason: "A cliente pediu ajuda" }]);
  expect((await call("POST", path, { reason: "x" })).status).toBe(403);
  const unknown = await admin.call("POST", `/api/journeys/overview/${randomUUID()}`, { reason: "x" });
  expect(unknown.status).toBe(404);
});
