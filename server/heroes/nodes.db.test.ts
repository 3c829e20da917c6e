import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import type { Database } from "#platform/database/database.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { enter } from "#testing/enter.ts";
import { openSecondNode } from "#testing/second-node.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { createPages } from "../pages/pages.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

type Node = { database: Database; api: (path: string) => Promise<Response> };

/** The home page as a node shows it, kept as its front door keeps it, and when it next hears that its hero changed. */
async function openSite({ database, api }: Node) {
  const cache = createPageCache();
  let hear = () => {};
  const stop = await database.listen("content", (tag) => {
    cache.forget(tag);
    if (tag === "heroes:home") hear();
  });
  onTestFinished(() => stop());
  let rendered = 0;
  const pages = createPages({
    ...{ cache, headers: {}, publicUrl: "http://lilamonde.test", communityDomain: "", isDevelopment: false },
    render: async ({ api: ask }) => {
      rendered++;
      const { hero } = await (await ask(new Request("http://lilamonde.test/api/heroes/home"))).json();
      const headers = { "content-type": "text/html", "x-page-cache": "public" };
      return { response: new Response(hero.picture.name, { headers }), nonce: "n" };
    },
  });
  return {
    changed: () => new Promise<void>((resolve) => (hear = resolve)),
    rendered: () => rendered,
    open: async () => {
      const kept = cache.get("/");
      if (kept) return kept.bodies.identity.toString();
      const request = new Request("http://lilamonde.test/");
      return (await pages(request, ({ url }) => api(new URL(url).pathname))).text();
    },
  };
}

test("an opening that is published, and rolled back, is what every node's page shows as soon as it hears of it", async () => {
  const second = await openSecondNode(world);
  onTestFinished(second.close);
  const sites = [await openSite(world), await openSite(second)];
  const everywhere = () => Promise.all(sites.map(({ open }) => open()));
  const heard = () => Promise.all(sites.map(({ changed }) => changed()));
  for (const _ of [1, 2]) expect(await everywhere()).toEqual(["hero-home", "hero-home"]);
  // Both pages are kept: nothing but the news makes a node write its page anew.
  expect(sites.map(({ rendered }) => rendered())).toEqual([1, 1]);

  const { call } = await enter(world, "admin");
  const { heroes } = await (await call("GET", "/api/admin/heroes/pages/home")).json();
  const [{ id, version, live }] = heroes;
  const look = {
    ...live.look,
    kind: "image",
    film: null,
    picture: { kind: "art", name: "casa-trancoso-house" },
  };
  expect((await call("PUT", `/api/admin/heroes/${id}/draft`, { version, look })).status).toBe(200);

  let news = heard();
  const publication = { version: version + 1 };
  expect((await call("POST", `/api/admin/heroes/${id}/publication`, publication)).status).toBe(200);
  await news;
  expect(await everywhere()).toEqual(["casa-trancoso-house", "casa-trancoso-house"]);

  news = heard();
  const restoring = { version: version + 2, number: 1 };
  expect((await call("POST", `/api/admin/heroes/${id}/restoring`, restoring)).status).toBe(200);
  await news;
  expect(await everywhere()).toEqual(["hero-home", "hero-home"]);
});
