import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { getWorld, type World } from "#testing/world.ts";
import { createPages } from "../pages/pages.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

async function listen(onChange: (table: string) => void) {
  const stop = await world.database.listen("content", onChange);
  onTestFinished(() => stop());
}

const texts = (text: string) => JSON.stringify({ pt: text, en: text });
const edits = {
  settings: () =>
    world.db.updateTable("settings").set({ value: '"+55 11 1234"' }).where("key", "=", "phone").execute(),
  faq_entries: () =>
    world.db
      .updateTable("faq_entries")
      .set({ question: texts("Nova?") })
      .execute(),
  hotels: () => world.db.updateTable("hotels").set({ name: "Outro nome" }).execute(),
  hotel_chapters: () => world.db.deleteFrom("hotel_chapters").where("kind", "=", "villas").execute(),
  heroes: () =>
    world.db
      .updateTable("heroes")
      .set({ alt: texts("Outra luz") })
      .execute(),
};

test.each(Object.entries(edits))(
  "a change of %s is heard on every node within a second",
  async (table, edit) => {
    const heard: string[] = [];
    await listen((table) => heard.push(table));
    await edit();
    await vi.waitFor(() => expect(heard).toEqual([table]), { timeout: 1_000 });
  },
);

test("a kept page shows an administrator's edit within a second, without a restart", async () => {
  const cache = createPageCache();
  await listen(cache.clear);
  let rendered = 0;
  const pages = createPages({
    cache,
    headers: {},
    publicUrl: "http://lilamonde.test",
    communityDomain: "",
    isDevelopment: false,
    render: async ({ api }) => {
      rendered++;
      const settings = await (await api(new Request("http://lilamonde.test/api/settings"))).json();
      const headers = { "content-type": "text/html", "x-page-cache": "public" };
      return { response: new Response(`<p>${settings.email}</p>`, { headers }), nonce: "n" };
    },
  });
  // As the front door does: what is kept is served, anything else is rendered.
  const open = async () => {
    const kept = cache.get("/contact");
    if (kept) return kept.bodies.identity.toString();
    return (await pages(new Request("http://lilamonde.test/contact"), ({ url }) => world.api(url))).text();
  };

  expect([await open(), await open()]).toEqual(Array(2).fill("<p>contato@lilamonde.example</p>"));
  expect(rendered).toBe(1);
  await world.db
    .updateTable("settings")
    .set({ value: '"nova@house.test"' })
    .where("key", "=", "email")
    .execute();
  await vi.waitFor(async () => expect(await open()).toBe("<p>nova@house.test</p>"), { timeout: 1_000 });
});
