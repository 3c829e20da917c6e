import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertStore, takeSlug, updatePublication } from "./queries.ts";
import { countVisit } from "./visits/count-visit.ts";
import { addVisits, insertBooking, insertLead, insertTalk } from "./visits/queries.ts";

const race = openRaces();

const newSlug = () => `loja-${randomUUID().slice(0, 8)}`;
const storeOf = async ({ db }: World, ownerId: string) =>
  db
    .selectFrom("stores")
    .select(["id", "slug", "version"])
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();

/** The demo's store of the operator. */
async function operatorsStore(world: World) {
  const { id: ownerId, call } = await enter(world, "operator");
  return { ...(await storeOf(world, ownerId)), call };
}

race(
  "who renames a store while it changes in another window is refused",
  { locks: ["server/stores/queries.ts#holdOwn"] },
  async (world) => {
    const { id, slug, version, call } = await operatorsStore(world);
    const answer = await whileOpen(
      world.db,
      (tx) => updatePublication(tx, { id, isPublished: true, now: world.clock.now() }),
      () => call("PUT", "/api/stores/own/slug", { version, slug: newSlug() }),
    );
    expect(answer.status).toBe(409);
    const { slug: kept } = await world.db
      .selectFrom("stores")
      .select("slug")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(slug);
  },
);

race(
  "of two stores that take an address at once, one has it",
  { keys: { "server/stores/queries.ts#takeSlug": "store_slugs_pkey" } },
  async (world) => {
    const { version, call } = await operatorsStore(world);
    const { id: otherId } = await storeOf(world, (await enter(world, "advisor")).id);
    const slug = newSlug();
    const answer = await whileOpen(
      world.db,
      (tx) => takeSlug(tx, { slug, storeId: otherId, now: world.clock.now() }),
      () => call("PUT", "/api/stores/own/slug", { version, slug }),
    );
    expect(await answer.json()).toMatchObject({ code: "slug_taken" });
  },
);

race(
  "who opens a store in two windows at once has one",
  { keys: { "server/stores/queries.ts#insertStore": "stores_owner_id_key" } },
  async (world) => {
    const { id: ownerId, call } = await enter(world, "colega");
    await world.db.deleteFrom("stores").where("owner_id", "=", ownerId).execute();
    const [id, now] = [randomUUID(), world.clock.now()];
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        const first = newSlug();
        await takeSlug(tx, { slug: first, storeId: id, now });
        await insertStore(tx, { id, ownerId, slug: first, now });
      },
      () => call("PUT", "/api/stores/own/slug", { version: 0, slug: newSlug() }),
    );
    expect(answer.ok).toBe(true);
    const stores = await world.db.selectFrom("stores").select("id").where("owner_id", "=", ownerId).execute();
    expect(stores).toEqual([{ id }]);
  },
);

race(
  "visits that come at once are all counted",
  { keys: { "server/stores/visits/queries.ts#addVisits": "store_visits_pkey" } },
  async (world) => {
    const { id: storeId, slug } = await operatorsStore(world);
    const day = houseDay(world.clock.now());
    await world.db
      .deleteFrom("store_visits")
      .where("store_id", "=", storeId)
      .where("source", "=", "qr")
      .execute();
    const headers = new Headers({ "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
    await whileOpen(
      world.db,
      (tx) => addVisits(tx, { storeId, day, source: "qr", views: 2 }),
      () => countVisit(world.deps, { slug, source: "qr", headers }),
    );
    const counted = world.db.selectFrom("store_visits").select("views").where("store_id", "=", storeId);
    expect(await counted.where("source", "=", "qr").execute()).toEqual([{ views: 3 }]);
  },
);

race(
  "a reference that two talks draw at once is of one of them",
  { keys: { "server/stores/visits/queries.ts#insertTalk": "store_talks_pkey" } },
  async (world) => {
    const { id: storeId } = await operatorsStore(world);
    const talk = { reference: `LM-${randomUUID()}`, storeId, source: "qr" as const, at: world.clock.now() };
    const isKept = await whileOpen(
      world.db,
      (tx) => insertTalk(tx, talk),
      () => insertTalk(world.db, talk),
    );
    expect(isKept).toBe(false);
  },
);

race(
  "a reference that two requests draw at once is of one of them",
  { keys: { "server/stores/visits/queries.ts#insertLead": "store_leads_reference_key" } },
  async (world) => {
    const { id: storeId } = await operatorsStore(world);
    const said = { name: "Ana", email: "ana@example.com", message: "Olá", language: "pt" };
    const reference = `LM-${randomUUID()}`;
    const lead = () => ({
      id: randomUUID(),
      storeId,
      reference,
      ...said,
      source: "qr" as const,
      at: world.clock.now(),
    });
    const isKept = await whileOpen(
      world.db,
      (tx) => insertLead(tx, lead()),
      () => insertLead(world.db, lead()),
    );
    expect(isKept).toBe(false);
  },
);

race(
  "a booking came by one store, whoever says so at once",
  { keys: { "server/stores/visits/queries.ts#insertBooking": "store_bookings_pkey" } },
  async (world) => {
    const { id: storeId } = await operatorsStore(world);
    const booked = { bookingId: randomUUID(), storeId, at: world.clock.now() };
    await whileOpen(
      world.db,
      (tx) => insertBooking(tx, { ...booked, source: "qr" }),
      () => transact(world.db, (tx) => insertBooking(tx, { ...booked, source: "site" })),
    );
    const kept = world.db
      .selectFrom("store_bookings")
      .select("source")
      .where("booking_id", "=", booked.bookingId);
    expect(await kept.execute()).toEqual([{ source: "qr" }]);
  },
);
