import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_KIT_TOKEN } from "#database/seed/demo/material-uses.ts";
import { type KitWorld, openKitWorld } from "../testing/kit-world.ts";
import { plantMaterials } from "./plant-materials.ts";

let world: KitWorld;
beforeAll(async () => {
  world = await openKitWorld();
  await world.plant();
  await plantMaterials(world.deps);
});
afterAll(() => world.close());

test.each(["advisor", "operator"])("no screen of the kit is empty for the demo's %s", async (who) => {
  const token = await world.signIn(who);
  const kit = await world.read("/api/materials?only=favourites", token);
  const { rows: links } = await world.read("/api/materials/links", token);
  const { collections } = await world.read("/api/materials/collections", token);
  expect(kit.rows.length).toBeGreaterThan(0);
  expect(links.length).toBeGreaterThan(0);
  for (const { titles } of links) expect(titles.length).toBeGreaterThan(0);
  expect(collections.length).toBeGreaterThan(0);
  for (const { count } of collections) expect(count).toBe(2);
});

test("a link of the demo world opens its files; the one its sender ended does not count as open", async () => {
  const zip = await world.api(`/api/kit/${DEMO_KIT_TOKEN}`);
  expect([zip.status, zip.headers.get("content-type")]).toEqual([200, "application/zip"]);
  await zip.body?.cancel();
  const { rows } = await world.read("/api/materials/links", await world.signIn("advisor"));
  expect(rows.map(({ isOver }: { isOver: boolean }) => isOver)).toEqual([false, true]);
});

test("planted again, it is the same world, and what somebody let go of stays away", async () => {
  const token = await world.signIn("operator");
  const before = (await world.read("/api/materials/collections", token)).collections;
  await world.call("DELETE", `/api/materials/collections/${before[0].id}`, token);
  await plantMaterials(world.deps);
  expect((await world.read("/api/materials/collections", token)).collections).toEqual([]);
});
