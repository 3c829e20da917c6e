import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPeople } from "#database/seed/demo/people.ts";
import { parseConfig } from "#platform/config.ts";
import { getWorld, type World } from "#testing/world.ts";
import { DemoPeopleError } from "./demo-people-error.ts";
import { plant } from "./plant.ts";
import { refuseDemoPeople, uproot } from "./uproot.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

const count = async (table: "auth.users" | "profiles" | "invites" | "system_updates") =>
  (await world.db.selectFrom(table).selectAll().execute()).length;

test("a house that is no demo refuses demo people until they are removed; others and their things stay", async () => {
  await plant(world.deps);
  const { id } = await world.deps.auth.createUser({ email: "ana@example.com", email_confirm: true });
  const production = { db: world.db, config: parseConfig({ NODE_ENV: "production" }) };
  await expect(refuseDemoPeople(production)).rejects.toThrow(DemoPeopleError);
  await expect(refuseDemoPeople(production)).rejects.toThrow("npm run demo -- --remove");
  await expect(refuseDemoPeople(world.deps)).resolves.toBeUndefined();

  expect(await uproot(world.deps)).toEqual({ people: demoPeople.length });
  await expect(refuseDemoPeople(production)).resolves.toBeUndefined();
  expect(await world.db.selectFrom("profiles").select("id").execute()).toEqual([{ id }]);
  expect(await count("auth.users")).toBe(1);
  expect(await count("invites")).toBe(0);
  expect(await count("system_updates")).toBe(0);
  expect(await uproot(world.deps)).toEqual({ people: 0 });
});
