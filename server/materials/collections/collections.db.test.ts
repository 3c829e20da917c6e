import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type KitWorld, openKitWorld, pdf } from "../testing/kit-world.ts";

let world: KitWorld;
let [admin, advisor, rival]: string[] = [];
let ids: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
});
beforeEach(async () => {
  await world.plant();
  const sagres = await world.hotelId("martinhal-sagres");
  [admin, advisor] = await Promise.all(["admin", "advisor"].map(world.signIn));
  rival = await world.makeAdvisor("rival@example.com");
  await world.send(admin!, sagres);
  await world.send(admin!, sagres, { type: "menu", title: "Jantar" }, pdf("Jantar"));
  const { rows } = await world.read("/api/materials?sort=title", advisor!);
  ids = rows.map(({ id }: { id: string }) => id);
});
afterAll(() => world.close());

const PATH = "/api/materials/collections";
const list = async (token = advisor!) => (await world.read(PATH, token)).collections;
const make = async (name: string, of = ids, token = advisor!) => {
  const answer = await world.call("POST", PATH, token, { name, ids: of });
  return { status: answer.status, body: await answer.json() };
};

test("materials are kept together under a name, found by it, renamed, and let go without being lost", async () => {
  const { status, body } = await make("Lua de mel", [ids[0]!]);
  expect(status).toBe(201);
  const one = `${PATH}/${body.id}`;
  expect(await list()).toEqual([{ id: body.id, name: "Lua de mel", count: 1 }]);
  const held = () => world.read(`/api/materials?collection=${body.id}&sort=title`, advisor!);
  const { rows, hotels } = await held();
  expect(rows).toHaveLength(1);
  expect(hotels[0].count).toBe(1);

  expect((await world.call("PUT", `${one}/items`, advisor!, { ids })).status).toBe(204);
  expect((await held()).rows).toHaveLength(2);
  expect((await world.call("DELETE", `${one}/items/${ids[0]}`, advisor!)).status).toBe(204);
  expect((await held()).rows.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
  expect((await world.call("PATCH", one, advisor!, { name: "Bodas" })).status).toBe(204);
  expect(await list()).toMatchObject([{ name: "Bodas", count: 1 }]);
  expect((await world.call("DELETE", one, advisor!)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await world.read("/api/materials", advisor!)).rows).toHaveLength(2);
});

test("no two of one name, none without one, and nothing in it that the kit has not", async () => {
  await make("Família", []);
  const again = await make("família", []);
  expect([again.status, again.body.code]).toEqual([409, "collection_exists"]);
  const { body } = await make("Praia", [crypto.randomUUID()]);
  expect(await list()).toMatchObject([{ name: "Família" }, { name: "Praia", count: 0 }]);
  const renamed = await world.call("PATCH", `${PATH}/${body.id}`, advisor!, { name: "FAMÍLIA" });
  expect((await renamed.json()).code).toBe("collection_exists");
  expect((await make(" ")).status).toBe(400);
  const strange = { ids: [crypto.randomUUID()] };
  expect((await world.call("PUT", `${PATH}/${body.id}/items`, advisor!, strange)).status).toBe(404);
});

test("another's collection answers as one that does not exist, and filters nothing out of it", async () => {
  const { body } = await make("Minha");
  const one = `${PATH}/${body.id}`;
  expect(await list(rival!)).toEqual([]);
  const tries = [
    world.call("PATCH", one, rival!, { name: "Dela" }),
    world.call("PUT", `${one}/items`, rival!, { ids }),
    world.call("DELETE", `${one}/items/${ids[0]}`, rival!),
    world.call("DELETE", one, rival!),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await world.read(`/api/materials?collection=${body.id}`, rival!)).rows).toEqual([]);
  expect(await list()).toMatchObject([{ name: "Minha", count: 2 }]);
});
