import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { getWorld, type World } from "#testing/world.ts";
import { contentTags } from "../http/content-tags.ts";
import { createPages } from "../pages/pages.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

async function listen(onChange: (tag: string) => void) {
  const stop = await world.database.listen("content", onChange);
  onTestFinished(() => stop());
}

const texts = (text: string) => JSON.stringify({ pt: text, en: text });
const hotels = ["hotel:martinhal-luxury-resorts", "hotel:velaa-private-island"];
const edits: Record<string, [edit: () => Promise<unknown>, tags: string[]]> = {
  "a setting": [
    () =>
      world.db.updateTable("settings").set({ value: '"+55 11 1234"' }).where("key", "=", "phone").execute(),
    ["settings"],
  ],
  "a question": [
    () =>
      world.db
        .updateTable("faq_entries")
        .set({ question: texts("Nova?") })
        .execute(),
    ["faq"],
  ],
  "all hotels": [
    () => world.db.updateTable("hotels").set({ name: "Outro nome" }).execute(),
    [...hotels, "hotels"],
  ],
  "a chapter": [
    () =>
      world.db
        .updateTable("hotel_chapters")
        .set({ position: 9 })
        .where("kind", "=", "overview")
        .where("hotel_id", "=", (of) =>
          of.selectFrom("hotels").select("id").where("slug", "=", "velaa-private-island"),
        )
        .execute(),
    ["hotel:velaa-private-island"],
  ],
  "a hotel's address": [
    () =>
      world.db
        .updateTable("hotels")
        .set({ slug: "velaa" })
        .where("slug", "=", "velaa-private-island")
        .execute(),
    ["hotel:velaa", "hotel:velaa-private-island", "hotels"],
  ],
  "a hero": [
    () =>
      world.db
        .updateTable("heroes")
        .set({ alt: texts("Outra luz") })
        .where("page", "=", "home")
        .execute(),
    ["heroes:home"],
  ],
  "a hotel that goes": [
    () => world.db.deleteFrom("hotels").where("slug", "=", "martinhal-luxury-resorts").execute(),
    ["hotel:martinhal-luxury-resorts", "hotels"],
  ],
  "no heroes any more": [() => sql`truncate heroes`.execute(world.db), ["heroes"]],
};

test.each(Object.entries(edits))("%s is heard by its tags on every node", async (_, [edit, tags]) => {
  const heard = new Set<string>();
  await listen((tag) => heard.add(tag));
  await edit();
  await vi.waitFor(() => expect([...heard].sort()).toEqual(tags));
});

test("what pages ask of the API names the tags its changes are announced with", async () => {
  const tagsOf = async (path: string) => contentTags(await world.api(path));
  expect(await tagsOf("/api/settings")).toEqual(["settings"]);
  expect(await tagsOf("/api/faq")).toEqual(["faq"]);
  expect(await tagsOf("/api/hotels")).toEqual(["hotels"]);
  expect(await tagsOf("/api/heroes/home")).toEqual(["heroes:home"]);
  expect(await tagsOf("/api/hotels/velaa")).toEqual(["hotel:velaa"]);
  expect(await tagsOf("/api/me")).toEqual(["*"]);
});

test("a kept page shows an edit of what it shows, without a restart, and outlives other edits", async () => {
  const cache = createPageCache();
  await listen(cache.forget);
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
  // What the page does not show may change as it likes.
  const other = Promise.withResolvers<string>();
  await listen(other.resolve);
  await edits["a question"]![0]();
  expect(await other.promise).toBe("faq");
  await open();
  expect(rendered).toBe(1);
  await world.db
    .updateTable("settings")
    .set({ value: '"nova@house.test"' })
    .where("key", "=", "email")
    .execute();
  await vi.waitFor(async () => expect(await open()).toBe("<p>nova@house.test</p>"));
});
