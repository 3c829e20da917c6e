import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { publishDueUpdates } from "./publish-due.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

test("news is written for a time, appears on its bells then, is corrected, and the correction is taken back", async () => {
  const { call } = await enter(world, "admin");
  const { call: asAdvisor } = await enter(world, "advisor");
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, `/api/admin${path}`, body);
    return { status: answer.status, body: await answer.json() };
  };
  const bell = async () =>
    (await (await asAdvisor("GET", "/api/updates")).json()).updates.map(
      ({ title }: { title: string }) => title,
    );
  const draft = {
    ...{ title: "Mapa novo", description: "As villas no mapa.", release: "2.4", updateType: "feature" },
    ...{ english: { title: "New map", description: "The villas on a map." }, targetAudience: "advisors" },
  };
  const late = { ...draft, state: "scheduled", publishAt: "2026-03-01T12:00:00Z" };
  expect((await ask("POST", "/updates", late)).body).toMatchObject({ fields: { publishAt: "in_past" } });
  const planned = await ask("POST", "/updates", { ...late, publishAt: "2026-03-02T12:05:00Z" });
  expect(planned).toMatchObject({ status: 201, body: { state: "scheduled", revision: 1 } });
  await publishDueUpdates(world.deps);
  expect(await bell()).toEqual([]);
  world.clock.set(new Date("2026-03-02T12:05:00Z"));
  await publishDueUpdates(world.deps);
  await publishDueUpdates(world.deps);
  expect(await bell()).toEqual(["Mapa novo"]);

  const { id } = planned.body;
  const shown = { ...draft, state: "published", publishAt: null };
  const changed = await ask("PUT", `/updates/${id}`, { ...shown, revision: 2, title: "Mapa das villas" });
  expect(changed.body).toMatchObject({ revision: 3, state: "published" });
  expect((await ask("PUT", `/updates/${id}`, { ...shown, revision: 2 })).status).toBe(409);
  expect((await ask("GET", "/updates?state=published&q=mapa")).body.rows).toHaveLength(1);

  const [entry] = (await ask("GET", "/audit?action=update.changed")).body.rows;
  expect((await ask("POST", `/audit/${entry.id}/reversal`, { reason: "Título anterior" })).status).toBe(200);
  expect(await bell()).toEqual(["Mapa novo"]);
});
