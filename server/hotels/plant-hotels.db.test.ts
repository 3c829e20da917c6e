import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

const read = async (path: string) => (await world.api(path)).json();

test("the collection has the group, the island and the invented houses; a group stands for its hotels", async () => {
  const { hotels } = await read("/api/hotels");
  expect(hotels.map(({ slug }: { slug: string }) => slug)).toEqual([
    "velaa-private-island",
    "martinhal-luxury-resorts",
    "casa-trancoso",
    "fazenda-mantiqueira",
    "pantanal-lodge",
    "casa-atacama",
    "quinta-douro",
    "riad-atlas",
  ]);
});

test("Martinhal is a group of four, each with a page of its own", async () => {
  const group = await read("/api/hotels/martinhal-luxury-resorts");
  expect(group.kind).toBe("group");
  expect(group.hotels.map(({ path }: { path: string }) => path)).toEqual([
    "/lilamonde/martinhal-sagres",
    "/lilamonde/martinhal-quinta",
    "/lilamonde/martinhal-chiado",
    "/lilamonde/martinhal-oriente",
  ]);
  const [overview] = group.chapters;
  const named = overview.properties.map(({ name }: { name: string }) => name);
  expect(group.hotels.map(({ name }: { name: string }) => name)).toEqual(named);
});

test("every invented house says so in both languages", async () => {
  for (const slug of ["casa-trancoso", "casa-atacama", "riad-atlas", "pantanal-lodge"]) {
    const { summary } = await read(`/api/hotels/${slug}`);
    expect(summary.pt).toContain("otel fictício de demonstração");
    expect(summary.en).toContain("fictional demonstration hotel");
  }
});

test("planting again changes nothing, and Sofia holds two hotels", async () => {
  const rows = () => world.db.selectFrom("hotels").selectAll().orderBy("id").execute();
  const before = await rows();
  await plant(world.deps);
  expect(await rows()).toEqual(before);
  const sofia = await world.deps.auth.getUserByEmail("hotel@lilamonde.test");
  const held = await world.db
    .selectFrom("hotel_members")
    .select("part")
    .where("user_id", "=", sofia!.id)
    .execute();
  expect(held).toEqual([{ part: "owner" }, { part: "owner" }]);
});
