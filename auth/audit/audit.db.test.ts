import { expect, test } from "vitest";
import { sweep } from "#auth/sweep.ts";
import { getAuthWorld } from "#auth/testing/auth-world.ts";

test("what happened is remembered for a year, and no longer", async () => {
  const world = await getAuthWorld();
  const entries = () => world.database.db.selectFrom("auth.audit_log").select("action").execute();
  await world.signedIn();
  const before = await entries();
  expect(before).toContainEqual({ action: "login" });
  world.clock.advance(364 * 86_400);
  await sweep(world.deps);
  expect(await entries()).toEqual(before);
  world.clock.advance(2 * 86_400);
  await sweep(world.deps);
  expect(await entries()).toEqual([]);
  await world.close();
});
