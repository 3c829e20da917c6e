import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";
import { findNames } from "./queries.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await world.reset();
  await plant({ ...world.deps, config: { ...world.deps.config, isDemo: true } });
});
afterAll(() => world.close());

test("every thing that a capability gives a name to is told by it", async () => {
  const { db, deps } = world;
  for (const { table } of deps.named) {
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(table)} order by id limit 3`.execute(db);
    const names = await findNames(
      db,
      deps.named,
      rows.map(({ id }) => id),
    );
    expect(rows.length, table).toBeGreaterThan(0);
    for (const { id } of rows) expect(names.get(id)?.trim(), table).toBeTruthy();
    expect(names.size, table).toBe(rows.length);
  }
});

test("what has no name, or no such id, is left without one", async () => {
  expect(await findNames(world.db, world.deps.named, ["tiers", "2026-03", crypto.randomUUID()])).toEqual(
    new Map(),
  );
});
