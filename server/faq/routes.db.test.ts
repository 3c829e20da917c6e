import { afterAll, beforeAll, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { getWorld, type World } from "#testing/world.ts";
import type { FaqApi } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

const read = async () => (await world.client<FaqApi>().faq.$get()).json();

test("questions come by topic, in their order", async () => {
  const { groups } = await read();
  expect(groups.map(({ topic, entries }) => [topic, entries.length])).toEqual([
    ["hotels", 4],
    ["advisors", 4],
    ["community", 4],
    ["account", 4],
  ]);
  expect(groups[0]?.entries[0]).toMatchObject({
    question: { pt: "O que é um hotel de autor?" },
    link: { path: "/lilamonde" },
  });
});

test("what is not published is not read, and a topic without questions is left out", async () => {
  await world.db
    .updateTable("faq_entries")
    .set({ is_published: false })
    .where("topic", "=", "hotels")
    .execute();
  const { groups } = await read();
  expect(groups.map(({ topic }) => topic)).toEqual(["advisors", "community", "account"]);
});
