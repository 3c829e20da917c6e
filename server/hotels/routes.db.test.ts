import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());
test("smoke", async () => {
  for (const p of [
    "/api/hotels?search=&country=&style=",
    "/api/hotels/x",
    "/api/faq",
    "/api/heroes/home",
    "/api/heroes/nope",
    "/api/settings",
  ]) {
    const a = await world.api(p);
    console.log(p, a.status, await a.text());
  }
});
