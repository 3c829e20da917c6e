import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

/** Who was told of something, and what. */
const told = async (event: string) =>
  (
    await world.db
      .selectFrom("live_events")
      .select(["topic", "data"])
      .where("event", "=", event)
      .orderBy("id")
      .execute()
  ).map(({ topic, data }) => [topic, data]);

/** Forgets what was told while the demo world was made. */
const forget = () => world.db.deleteFrom("live_events").execute();

test("an edit of a journey tells its owner's other windows which revision it made, and one that is refused nobody", async () => {
  const advisor = await enter(world, "advisor");
  const { rows } = await (await advisor.call("GET", "/api/journeys?state=draft")).json();
  const { id } = rows[0];
  const { version, revision } = await (await advisor.call("GET", `/api/journeys/${id}`)).json();
  const edit = (aimedAt: number) =>
    advisor.call("POST", `/api/journeys/${id}/operations`, {
      ...{ kind: "set_journey", id: randomUUID(), version: aimedAt, changes: { note: `Nota ${aimedAt}` } },
    });
  await forget();
  expect((await edit(version)).status).toBe(200);
  expect((await edit(version)).status).toBe(409);
  expect(await told("journey")).toEqual([[`user:${advisor.id}`, { journeyId: id, revision: revision + 1 }]]);
});

test("an edit of a hotel's page tells the windows of those who write it, and administrators', and nobody else's", async () => {
  const hotelId = demoId("hotel/martinhal-sagres");
  const hotel = await enter(world, "hotel");
  const clerk = await enter(world, "reservas");
  const joined = {
    hotel_id: hotelId,
    user_id: clerk.id,
    part: "reservations",
    created_at: world.clock.now(),
  };
  await world.db.insertInto("hotel_members").values(joined).execute();
  const page = await (await hotel.call("GET", `/api/houses/${hotelId}/page`)).json();
  const { kind, ptVersion, enVersion, frameVersion, pt } = page.sections[0];
  const [field] = Object.keys(pt);
  const change = { do: "write", language: "pt", words: { [field!]: "Outras palavras" } };
  const operation = { id: randomUUID(), kind, version: ptVersion, change };
  expect((await hotel.call("POST", `/api/houses/${hotelId}/page/operations`, operation)).status).toBe(200);
  const writers = await world.db
    .selectFrom("hotel_members")
    .select("user_id")
    .where("hotel_id", "=", hotelId)
    .where("part", "in", ["owner", "editor"])
    .execute();
  const data = { hotelId, kind, versions: { frame: frameVersion, pt: ptVersion + 1, en: enVersion } };
  const topics = [...writers.map(({ user_id: id }) => `user:${id}`), "hotel_pages"].sort();
  expect((await told("hotel_page")).toSorted()).toEqual(topics.map((topic) => [topic, data]));
});
