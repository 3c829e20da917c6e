import { expect } from "vitest";
import { MAX_COLLECTIONS } from "#domain/materials/collections.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { addItems, insertCollection, takeTurn } from "./queries.ts";

const race = openRaces();

const PATH = "/api/materials/collections";

/** The operator with so many collections and no other. */
async function withCollections(world: World, count: number) {
  const operator = await enter(world, "operator");
  const { db, clock } = world;
  await db.deleteFrom("material_collections").where("user_id", "=", operator.id).execute();
  const row = (name: string) => ({ id: crypto.randomUUID(), userId: operator.id, name, now: clock.now() });
  const rows = Array.from({ length: count }, (_, at) => row(`Coleção ${at}`));
  await db.transaction().execute(async (tx) => {
    for (const one of rows) await insertCollection(tx, one);
  });
  const kept = () =>
    db.selectFrom("material_collections").select("name").where("user_id", "=", operator.id).execute();
  return { ...operator, row, kept, first: rows[0]?.id };
}

race(
  "of two collections of one name that are made at once there is one",
  { keys: { "server/materials/collections/queries.ts#insertCollection": "material_collections_name" } },
  async (world) => {
    const { call, row, kept } = await withCollections(world, 0);
    const answer = await whileOpen(
      world.db,
      (tx) => insertCollection(tx, row("Lua de mel")),
      () => call("POST", PATH, { name: "lua de mel", ids: [] }),
    );
    expect(await answer.json()).toMatchObject({ status: 409, code: "collection_exists" });
    expect(await kept()).toEqual([{ name: "Lua de mel" }]);
  },
);

race(
  "of two who make the last collection there is room for, one is told that there is none",
  { locks: ["server/materials/collections/queries.ts#takeTurn"] },
  async (world) => {
    const { id, call, row, kept } = await withCollections(world, MAX_COLLECTIONS - 1);
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx, id);
        await insertCollection(tx, row("Praia"));
      },
      () => call("POST", PATH, { name: "Serra", ids: [] }),
    );
    expect(await answer.json()).toMatchObject({ code: "collection_full" });
    expect(await kept()).toHaveLength(MAX_COLLECTIONS);
  },
);

race(
  "what two windows put into a collection is in it once, and nothing is put into one that is taken apart",
  {
    locks: ["server/materials/collections/queries.ts#holdCollection"],
    keys: { "server/materials/collections/queries.ts#addItems": "material_collection_items_pkey" },
  },
  async (world) => {
    const { db, clock } = world;
    const { call, first } = await withCollections(world, 1);
    const { rows } = await (await call("GET", "/api/materials")).json();
    const ids = [rows[0].id as string];
    const put = () => call("PUT", `${PATH}/${first}/items`, { ids });
    const added = await whileOpen(db, (tx) => addItems(tx, { id: first!, ids, now: clock.now() }), put);
    expect(added.status).toBe(204);
    const items = db.selectFrom("material_collection_items").select("at").where("collection_id", "=", first!);
    expect(await items.execute()).toHaveLength(1);
    const apart = await whileOpen(
      db,
      (tx) => tx.deleteFrom("material_collections").where("id", "=", first!).execute(),
      put,
    );
    expect(apart.status).toBe(404);
  },
);
