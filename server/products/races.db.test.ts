import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { ProductContent } from "#domain/products/content.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { blockerOf } from "./publish.ts";
import { addWords, findProduct, takeTurn, updateProduct } from "./queries.ts";

const race = openRaces();

const SAGRES = demoId("hotel/martinhal-sagres");
type Seller = { seller_id: string } | { seller_hotel_id: string; hotel_id: string };

/** Puts a product of its own into the world, whose content is another's. */
async function put({ db, clock }: World, given: object, change: Partial<ProductContent> = {}) {
  const id = randomUUID();
  const now = clock.now();
  const demo = db.selectFrom("products").select("live").where("seller_id", "is not", null);
  const { live } = await demo
    .where("live_state", "=", "published")
    .where("hotel_id", "is", null)
    .executeTakeFirstOrThrow();
  const content = JSON.stringify({ ...(live as ProductContent), ...change });
  const state = "live_state" in given ? { live: content } : { draft: content };
  const row = { id, kind: "experience", created_at: now, updated_at: now, ...state, ...(given as Seller) };
  await db.insertInto("products").values(row).execute();
  return id;
}

race(
  "a product that its seller takes back meanwhile is not published as it was read",
  { locks: ["server/products/queries.ts#holdProduct"] },
  async (world) => {
    const [{ call }, { id: seller_id }] = [await enter(world, "admin"), await enter(world, "advisor")];
    const id = await put(world, { seller_id, draft_state: "in_review", sent_at: world.clock.now() });
    const decision = { to: "rejected", reason: "Não convém.", comments: [], version: 1 };
    const answer = await whileOpen(
      world.db,
      (tx) => updateProduct(tx, { id, changes: { draft_state: "draft" } }),
      () => call("POST", `/api/admin/products/${id}/reviews`, decision),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current).toMatchObject({ state: "draft", version: 2 });
  },
);

race(
  "two that go on at once are no more than may be published at once",
  { locks: ["server/products/queries.ts#takeTurn"] },
  async (world) => {
    const { id: seller_id, call } = await enter(world, "colega");
    const rested = { seller_id, live_state: "paused" };
    const ids = [];
    for (let count = 0; count < 4; count++) ids.push(await put(world, rested));
    const [id, ...others] = ids;
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx, { sellerId: seller_id, hotelId: null });
        for (const other of others)
          await updateProduct(tx, { id: other, changes: { live_state: "published" } });
      },
      () => call("POST", `/api/products/${id}/state`, { to: "published", version: 1 }),
    );
    const published = world.db.selectFrom("products").select("id").where("seller_id", "=", seller_id);
    const shown = await published.where("live_state", "=", "published").execute();
    await world.db.deleteFrom("products").where("id", "in", ids).execute();
    expect(await answer.json()).toMatchObject({ code: "product_limit" });
    expect(shown).toHaveLength(others.length);
  },
);

race(
  "what a seller ends while the hotel asks more stays ended, and the hotel has one rate",
  {
    locks: ["server/products/queries.ts#holdPublishedOf"],
    keys: { "server/products/queries.ts#putRate": "hotel_rates_pkey" },
  },
  async (world) => {
    const { call } = await enter(world, "hotel");
    const own = { seller_hotel_id: SAGRES, hotel_id: SAGRES, kind: "stay", live_state: "published" };
    const cheap = { hotelId: SAGRES, kind: "stay", unit: "night", currency: "EUR", price: 50_000 } as const;
    const id = await put(world, own, cheap);
    const answer = await whileOpen(
      world.db,
      (tx) => updateProduct(tx, { id, changes: { live_state: "closed" } }),
      () => call("PUT", `/api/houses/${SAGRES}/public-rate`, { currency: "EUR", amount: 51_000 }),
    );
    expect(answer.status).toBe(200);
    const row = await world.db.selectFrom("products").select("state").where("id", "=", id).executeTakeFirst();
    expect(row).toEqual({ state: "closed" });
  },
);

race(
  "a word that two products bring at once is kept once",
  { keys: { "server/products/queries.ts#addWords": "product_words_pkey" } },
  async (world) => {
    const [{ call }, { id: seller_id }] = [await enter(world, "admin"), await enter(world, "operator")];
    const word = `w${randomUUID().replaceAll("-", "")}`;
    const sent = { seller_id, draft_state: "in_review", sent_at: world.clock.now() };
    const id = await put(world, sent, { title: { pt: word, en: word } });
    const decision = { to: "published", reason: null, comments: [], version: 1 };
    const answer = await whileOpen(
      world.db,
      (tx) => addWords(tx, [word]),
      () => call("POST", `/api/admin/products/${id}/reviews`, decision),
    );
    await world.db.deleteFrom("products").where("id", "=", id).execute();
    expect(answer.status).toBe(200);
    const kept = await world.db.selectFrom("product_words").select("word").where("word", "=", word).execute();
    expect(kept).toEqual([{ word }]);
  },
);

race(
  "a product that somebody saves in two windows at once is saved once",
  { keys: { "server/products/shown/queries.ts#addSave": "product_saves_pkey" } },
  async (world) => {
    const { id: user_id, call } = await enter(world, "advisor");
    const { db, clock } = world;
    const shown = db.selectFrom("products").select("id").where("is_shown", "=", true).orderBy("id");
    const { id } = await shown.executeTakeFirstOrThrow();
    await db.deleteFrom("product_saves").where("user_id", "=", user_id).execute();
    const answer = await whileOpen(
      db,
      (tx) => tx.insertInto("product_saves").values({ user_id, product_id: id, at: clock.now() }).execute(),
      () => call("PUT", `/api/marketplace/${id}/saved`),
    );
    expect(answer.status).toBeLessThan(300);
    const saves = await db
      .selectFrom("product_saves")
      .select("product_id")
      .where("user_id", "=", user_id)
      .execute();
    expect(saves).toEqual([{ product_id: id }]);
  },
);

race(
  "what is published for less as a hotel comes to ask more rests",
  { locks: ["server/products/queries.ts#holdRate"] },
  async (world) => {
    const { call } = await enter(world, "hotel");
    const now = world.clock.now();
    const cheap = { hotelId: SAGRES, kind: "stay", unit: "night", currency: "EUR", price: 50_000 } as const;
    const rested = { seller_hotel_id: SAGRES, hotel_id: SAGRES, kind: "stay", live_state: "paused" };
    const id = await put(world, rested, cheap);
    const rate = (amount: number) =>
      call("PUT", `/api/houses/${SAGRES}/public-rate`, { currency: "EUR", amount });
    await rate(48_000);
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        const row = (await findProduct(tx, { id }))!;
        expect(await blockerOf(tx, { row, content: row.live as ProductContent, now })).toBeNull();
        await updateProduct(tx, { id, changes: { live_state: "published" } });
      },
      () => rate(51_000),
    );
    expect(answer.status).toBe(200);
    const row = await world.db.selectFrom("products").select("state").where("id", "=", id).executeTakeFirst();
    await world.db.deleteFrom("products").where("id", "=", id).execute();
    expect(row).toEqual({ state: "paused" });
  },
);
