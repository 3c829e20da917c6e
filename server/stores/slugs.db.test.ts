import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantGroupHotels } from "../hotels/plant-hotels.ts";
import { editStore } from "./edit-store.ts";
import { readOwnStore } from "./read-own-store.ts";
import { renameStore } from "./rename-store.ts";

let world: World;
let ids: [string, string];
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  const idOf = async (who: string) => (await world.deps.auth.getUserByEmail(`${who}@lilamonde.test`))!.id;
  ids = [await idOf("advisor"), await idOf("operator")];
});
afterAll(() => world.close());

const once = { scope: "test", key: undefined, request: null };
const rename = (ownerId: string, slug: string, version: number) =>
  renameStore(world.deps, { ownerId, rename: { slug, version }, once }).then(
    (store) => store.slug,
    (problem) => problem.code as string,
  );

test("of two who take the same address at once, one has it and the other is told", async () => {
  for (const [at, slug] of ["mar-aberto", "serra-alta", "rio-manso"].entries()) {
    const versions = await Promise.all(ids.map(async (id) => (await readOwnStore(world.deps, id)).version));
    const taken = await Promise.all(ids.map((id, who) => rename(id, slug, versions[who]!)));
    expect(taken.toSorted(), String(at)).toEqual([slug, "slug_taken"].toSorted());
  }
  const owners = await world.db.selectFrom("store_slugs").select(["slug", "store_id"]).execute();
  expect(new Set(owners.map(({ slug }) => slug)).size).toBe(owners.length);
});

test("two first edits of one person make one store, under one address", async () => {
  await world.db.updateTable("profiles").set({ full_name: "Ana Luz" }).where("id", "in", ids).execute();
  const dress = {
    ...{ headline: { pt: "a", en: "a" }, bio: { pt: "", en: "" }, theme: "paper" as const },
    ...{
      accent: "#7a5a22",
      picture: "velaa-sunset" as const,
      sections: [],
      shows: [],
      posts: [],
      version: 0,
    },
  };
  const edit = (ownerId: string) =>
    editStore(world.deps, { ownerId, edit: dress, once }).then(
      () => "done",
      (problem) => problem.code as string,
    );
  const [first, other] = ids;
  expect((await Promise.all([edit(first), edit(first), edit(other)])).toSorted()).toEqual([
    ...["conflict", "done", "done"],
  ]);
  const slugs = await world.db.selectFrom("store_slugs").select("slug").orderBy("slug").execute();
  expect(slugs.map(({ slug }) => slug)).toEqual(["ana-luz", "ana-luz-2"]);
});

test("an address of before is its store's alone, also when the store is gone; one's own may be taken again", async () => {
  const [marina, rafael] = ids;
  expect(await rename(marina, "mar-aberto", 0)).toBe("mar-aberto");
  expect(await rename(marina, "mar-fechado", 1)).toBe("mar-fechado");
  expect(await rename(rafael, "mar-aberto", 0)).toBe("slug_taken");
  expect(await rename(marina, "mar-aberto", 2)).toBe("mar-aberto");
  await world.db.deleteFrom("stores").where("owner_id", "=", marina).execute();
  expect(await rename(rafael, "mar-aberto", 0)).toBe("slug_taken");
});

test("words of ours and the names of hotels are nobody's", async () => {
  await plantGroupHotels(world.deps);
  const hotel = await world.db.selectFrom("hotels").select("slug").limit(1).executeTakeFirst();
  await world.db.updateTable("hotels").set({ is_published: true }).execute();
  expect(await rename(ids[0], "suporte", 0)).toBe("slug_reserved");
  expect(await rename(ids[0], "equipe-lilamonde", 0)).toBe("slug_reserved");
  if (hotel) expect(await rename(ids[0], hotel.slug, 0)).toMatch(/^slug_(taken|reserved)$/);
});
