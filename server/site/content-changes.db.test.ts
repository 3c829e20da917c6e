import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { until } from "#testing/until.ts";
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

const POST = "00000000-0000-4000-8000-000000000019";
const EVENT = "00000000-0000-4000-8000-000000000020";
const PRODUCT = "00000000-0000-4000-8000-000000000017";
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
    ["hotel:martinhal-luxury-resorts", "hotels", "products"],
  ],
  "a store's address": [
    async () => {
      const { rows } = await sql<{ id: string }>`insert into auth.users (id, email, created_at, updated_at)
        values (gen_random_uuid(), 'loja@lilamonde.test', now(), now()) returning id`.execute(world.db);
      const [owner, now] = [rows[0]!.id, world.clock.now()];
      const times = { created_at: now, updated_at: now };
      await world.db
        .insertInto("profiles")
        .values({ id: owner, ...times })
        .execute();
      const store = { id: owner, owner_id: owner, slug: "mar-aberto", ...times };
      await world.db.insertInto("stores").values(store).execute();
      await world.db.updateTable("stores").set({ slug: "mar-manso" }).execute();
    },
    ["store:mar-aberto", "store:mar-manso", "stores"],
  ],
  "the name on a store": [
    () => world.db.updateTable("profiles").set({ full_name: "Marina Teles" }).execute(),
    ["store:mar-manso"],
  ],
  "a product": [
    async () => {
      const hotel = await world.db.selectFrom("hotels").select("id").limit(1).executeTakeFirstOrThrow();
      const times = { created_at: world.clock.now(), updated_at: world.clock.now() };
      const row = { id: PRODUCT, seller_hotel_id: hotel.id, kind: "stay", draft: "{}", draft_state: "draft" };
      await world.db
        .insertInto("products")
        .values({ ...row, ...times })
        .execute();
    },
    [`product:${PRODUCT}`, "products"],
  ],
  // What nobody is shown yet is written without a page being forgotten.
  "the draft of a product and a question": [
    async () => {
      await world.db.updateTable("products").set({ draft: '{"title":""}', version: 2 }).execute();
      await world.db
        .updateTable("faq_entries")
        .set({ question: texts("E agora?") })
        .execute();
    },
    ["faq"],
  ],
  "a post": [
    async () => {
      const times = { created_at: world.clock.now(), updated_at: world.clock.now() };
      const post = { id: POST, slug: "uma-visita", category: "journal", byline: "Lilamonde", cover: "{}" };
      await world.db
        .insertInto("posts")
        .values({ ...post, ...times })
        .execute();
    },
    ["post:uma-visita", "posts"],
  ],
  "what a post says in a language": [
    () =>
      world.db
        .insertInto("post_texts")
        .values({
          ...{ post_id: POST, language: "pt", title: "Uma visita", excerpt: "Resumo.", body: "{}" },
          updated_at: world.clock.now(),
        })
        .execute(),
    ["post:uma-visita", "posts"],
  ],
  "a post's address": [
    () => world.db.updateTable("posts").set({ slug: "a-visita" }).where("id", "=", POST).execute(),
    ["post:a-visita", "post:uma-visita", "posts"],
  ],
  "an event": [
    async () => {
      const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
      await world.db
        .insertInto("events")
        .values({
          ...{
            id: EVENT,
            code: "NOITE26",
            slug: "noite",
            kind: "event",
            picture: "gastronomy",
            state: "published",
          },
          ...{
            title: texts("Noite"),
            headline: texts("Noite"),
            lead: texts("Noite"),
            venue: "v",
            address: "a",
          },
          ...{
            city: "c",
            zone: "America/Sao_Paulo",
            starts_at: at(21),
            ends_at: at(23),
            doors_open_at: at(20),
          },
          ...{ doors_close_at: at(22), capacity: 2, audience: "public", questions: "[]", programme: "[]" },
          ...{ created_at: at(1), updated_at: at(1) },
        })
        .execute();
    },
    ["event:noite", "events"],
  ],
  "a place that is taken": [
    () =>
      world.db
        .insertInto("registrations")
        .values({
          ...{ id: EVENT, event_id: EVENT, name: "Ana", email: "ana@example.com", language: "pt" },
          ...{ answers: "[]", state: "registered", code: "ABCDEF", created_at: world.clock.now() },
        })
        .execute(),
    ["event:noite", "events"],
  ],
  "no heroes any more": [() => sql`truncate heroes cascade`.execute(world.db), ["heroes"]],
};

test.each(Object.entries(edits))("%s is heard by its tags on every node", async (_, [edit, tags]) => {
  const heard = new Set<string>();
  await listen((tag) => heard.add(tag));
  await edit();
  await until(() => expect([...heard].sort()).toEqual(tags));
});

test("what pages ask of the API names the tags its changes are announced with", async () => {
  const tagsOf = async (path: string) => contentTags(await world.api(path));
  expect(await tagsOf("/api/settings")).toEqual(["settings"]);
  expect(await tagsOf("/api/faq")).toEqual(["faq"]);
  expect(await tagsOf("/api/hotels")).toEqual(["hotels"]);
  expect(await tagsOf("/api/heroes/home")).toEqual(["heroes:home"]);
  expect(await tagsOf("/api/hotels/velaa")).toEqual(["hotel:velaa"]);
  expect(await tagsOf("/api/marketplace/public")).toEqual(["products"]);
  expect(await tagsOf("/api/posts?language=pt")).toEqual(["posts"]);
  expect(await tagsOf("/api/events")).toEqual(["events"]);
  expect(await tagsOf("/api/events/noite")).toEqual(["event:noite"]);
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
  await until(async () => expect(await open()).toBe("<p>nova@house.test</p>"));
});
