import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { plantProfiles } from "../../profile/plant-profiles.ts";
import { plantAgencies } from "../plant-agencies.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantProfiles(world.deps);
  await plantAgencies(world.deps);
});
afterAll(() => world.close());

test("administrators find agencies with who owns them and who works there, and nobody else does", async () => {
  const { call } = await enter(world, "admin");
  const list = async (query = "") => (await call("GET", `/api/admin/agencies?${query}`)).json();
  const { rows, facets } = await list("state=owned");
  const own = rows.find(({ owner }: { owner: string }) => owner === "Marina Teles");
  expect(own.people).toBe(2);
  expect(facets.state).toHaveLength(2);
  expect((await list(`q=${encodeURIComponent(own.name.slice(0, 5).toUpperCase())}`)).rows).toContainEqual(
    own,
  );

  const team = await (await call("GET", `/api/admin/agencies/${own.id}`)).json();
  expect(team.people).toMatchObject([
    { name: "Marina Teles", email: "advisor@lilamonde.test", isOwner: true },
    { name: "Lia Antunes", isOwner: false },
  ]);
  expect((await call("GET", `/api/admin/agencies/${randomUUID()}`)).status).toBe(404);
  const file = await call("GET", "/api/admin/agencies.file");
  expect(await file.text()).toContain(own.name);
  const { call: asOwner } = await enter(world, "advisor");
  expect((await asOwner("GET", "/api/admin/agencies")).status).toBe(403);
});
