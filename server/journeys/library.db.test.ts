import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { MAX_LIBRARY, toSavedBlock } from "#domain/journeys/library.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { sweepOperations } from "./operations/sweep-operations.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const signIn = (who: string) => enter(world, who);

const given = {
  ...{ title: "Sul", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
  ...{ clientId: null, copyOf: null },
};
const dinner = {
  ...emptyBlock({ id: randomUUID(), optionId: randomUUID(), kind: "dining", day: 3, position: "V" }),
  ...{ title: { pt: "Jantar na praia", en: "" }, place: "Sagres", note: "só para mim" },
};

async function build(call: Awaited<ReturnType<typeof signIn>>["call"]): Promise<Journey> {
  const journey: Journey = await (await call("POST", "/api/journeys", given)).json();
  const block = { ...dinner, id: randomUUID(), optionId: journey.options[0]!.id };
  const operation = { kind: "add_blocks", id: randomUUID(), blocks: [block] };
  await call("POST", `/api/journeys/${journey.id}/operations`, operation);
  return journey;
}

test("a block is kept, read again and let go by its owner alone", async () => {
  const [{ call }, stranger] = [await signIn("advisor"), await signIn("operator")];
  const kept = await call("POST", "/api/journeys/library", { name: "Jantar", block: toSavedBlock(dinner) });
  const item = await kept.json();
  expect([kept.status, item]).toEqual([
    201,
    { id: item.id, kind: "block", name: "Jantar", blockKind: "dining", days: null, currency: null },
  ]);
  const read = await (await call("GET", `/api/journeys/library/${item.id}`)).json();
  expect(read).toEqual(toSavedBlock(dinner));
  expect((await stranger.call("GET", `/api/journeys/library/${item.id}`)).status).toBe(404);
  expect(await (await stranger.call("GET", "/api/journeys/library")).json()).toEqual({ items: [] });
  await stranger.call("DELETE", `/api/journeys/library/${item.id}`);
  expect((await (await call("GET", "/api/journeys/library")).json()).items).toHaveLength(1);
  expect((await call("DELETE", `/api/journeys/library/${item.id}`)).status).toBe(204);
  expect((await call("DELETE", `/api/journeys/library/${item.id}`)).status).toBe(204);
  expect(await (await call("GET", "/api/journeys/library")).json()).toEqual({ items: [] });
});

test("a template begins other journeys with new dates; what finds no day is parked, notes stay behind", async () => {
  const [{ call }, stranger] = [await signIn("advisor"), await signIn("operator")];
  const journey = await build(call);
  const path = `/api/journeys/${journey.id}/template`;
  expect((await stranger.call("POST", path, { name: "x" })).status).toBe(404);
  const item = await (await call("POST", path, { name: "Cinco dias ao sul" })).json();
  expect(item).toMatchObject({ kind: "journey", name: "Cinco dias ao sul", days: 5, currency: "EUR" });
  const begin = (who: typeof call, change: object) =>
    who("POST", "/api/journeys", { ...given, title: "Outra", templateId: item.id, ...change });
  const begun: Journey = await (await begin(call, {})).json();
  expect(begun.blocks).toMatchObject([{ day: 3, place: "Sagres", note: "" }]);
  expect(begun.head.title.pt).toBe("Outra");
  const short: Journey = await (await begin(call, { endsOn: "2026-07-05" })).json();
  expect(short.blocks).toMatchObject([{ day: null, place: "Sagres" }]);
  const refused = await (await begin(stranger.call, {})).json();
  expect(refused).toMatchObject({ status: 400, fields: { templateId: "unknown" } });
});

test("in another currency a copy, a template and the journey itself ask for every rate anew", async () => {
  const { call } = await signIn("advisor");
  const journey = await build(call);
  const path = `/api/journeys/${journey.id}`;
  const sell = { amount: 600_000, currency: "BRL", exchange: { rate: "0.16", on: "2026-01-10" } };
  const { blocks } = await (await call("GET", path)).json();
  const operate = (operation: object) =>
    call("POST", `${path}/operations`, { id: randomUUID(), ...operation });
  await operate({ kind: "set_blocks", edits: [{ blockId: blocks[0].id, version: 1, changes: { sell } }] });
  const { id: templateId } = await (await call("POST", `${path}/template`, { name: "Sul" })).json();
  const begin = async (change: object): Promise<Journey> =>
    (await call("POST", "/api/journeys", { ...given, ...change })).json();
  for (const source of [{ copyOf: journey.id }, { templateId }]) {
    expect((await begin(source)).blocks).toMatchObject([{ sell }]);
    const other = await begin({ ...source, currency: "USD" });
    expect(other.blocks).toMatchObject([{ sell: { ...sell, exchange: null } }]);
    const refused = await call("POST", `/api/journeys/${other.id}/publish`, { revision: other.revision });
    expect(await refused.json()).toMatchObject({
      code: "journey_unready",
      current: [{ problem: "rate_missing" }],
    });
  }
  await operate({ kind: "set_journey", version: 1, changes: { currency: "JPY" } });
  expect((await (await call("GET", path)).json()).blocks).toMatchObject([{ sell: { exchange: null } }]);
});

test("what opens a proposal was written to one client: a copy for another begins without it, and so does a template", async () => {
  const { call } = await signIn("advisor");
  const journey = await build(call);
  const path = `/api/journeys/${journey.id}`;
  const intro = { pt: "Ana, a casa de Sagres espera por vocês.", en: "" };
  const operation = { id: randomUUID(), kind: "set_journey", version: 1, changes: { intro } };
  await call("POST", `${path}/operations`, operation);
  const { id: templateId } = await (await call("POST", `${path}/template`, { name: "Sul" })).json();
  const begun = async (change: object): Promise<Journey> =>
    (await call("POST", "/api/journeys", { ...given, ...change })).json();
  expect((await begun({ copyOf: journey.id })).head.intro).toEqual({ pt: "", en: "" });
  expect((await begun({ templateId })).head.intro).toEqual({ pt: "", en: "" });
});

test("a library is full at its limit, and says so", async () => {
  const { call, id } = await signIn("advisor");
  const rows = Array.from({ length: MAX_LIBRARY }, () => ({
    ...{ id: randomUUID(), owner_id: id, kind: "block", name: "x" },
    ...{ content: JSON.stringify(toSavedBlock(dinner)), created_at: world.clock.now() },
  }));
  await world.db.insertInto("journey_library").values(rows).execute();
  const answer = await call("POST", "/api/journeys/library", { name: "y", block: toSavedBlock(dinner) });
  expect([answer.status, (await answer.json()).code]).toEqual([409, "library_full"]);
});

test("the preview is what would be published, for the owner alone, and leaves no trace", async () => {
  const [{ call }, stranger] = [await signIn("advisor"), await signIn("operator")];
  const journey = await build(call);
  const preview = await (await call("GET", `/api/journeys/${journey.id}/preview`)).json();
  expect(preview.options[0].days[3].blocks).toMatchObject([{ title: { pt: "Jantar na praia" } }]);
  expect(JSON.stringify(preview)).not.toContain("só para mim");
  expect((await stranger.call("GET", `/api/journeys/${journey.id}/preview`)).status).toBe(404);
  const { state, published } = await (await call("GET", `/api/journeys/${journey.id}`)).json();
  expect([state, published]).toEqual(["draft", null]);
  expect(await world.db.selectFrom("facts").select("kind").execute()).not.toContainEqual({
    kind: "journey_published",
  });
});

test("a stay comes with the hotel's own words and the pictures of its page, and a journey takes them as they are", async () => {
  await seedHouse(world.db, world.clock.now());
  const { call } = await signIn("advisor");
  const { hotels } = await (await call("GET", "/api/journeys/hotels")).json();
  const most = hotels.toSorted((a: StayHotel, b: StayHotel) => b.pictures.length - a.pictures.length)[0];
  expect(most.pictures.length).toBeGreaterThan(1);
  expect(new Set(most.pictures.map((one: object) => JSON.stringify(one))).size).toBe(most.pictures.length);
  const journey = await build(call);
  const stay = {
    ...emptyBlock({
      id: randomUUID(),
      optionId: journey.options[0]!.id,
      kind: "stay",
      day: 0,
      position: "X",
    }),
    ...{ supplier: { kind: "hotel", hotelId: most.id }, text: most.summary, pictures: most.pictures },
    title: { pt: most.name, en: most.name },
  };
  const operation = { kind: "add_blocks", id: randomUUID(), blocks: [stay] };
  expect((await call("POST", `/api/journeys/${journey.id}/operations`, operation)).status).toBe(200);
  const preview = await (await call("GET", `/api/journeys/${journey.id}/preview`)).json();
  expect(preview.options[0].days[0].blocks[0]).toMatchObject({
    ...{ hotel: { name: most.name }, text: most.summary, pictures: most.pictures },
  });
});

test("what an edit said is kept for ninety days; that it was made is known for good, and it is not made again", async () => {
  const { call } = await signIn("advisor");
  const journey = await build(call);
  const edit = { kind: "set_journey", id: randomUUID(), version: 1, changes: { note: "só para mim" } };
  const send = async (who = call) =>
    (await who("POST", `/api/journeys/${journey.id}/operations`, edit)).json();
  const first = await send();
  world.clock.set(new Date(world.clock.now().getTime() + 89 * 86_400_000));
  await sweepOperations(world.deps);
  expect(await send((await signIn("advisor")).call)).toEqual(first);
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000));
  await sweepOperations(world.deps);
  expect(await send((await signIn("advisor")).call)).toMatchObject({ code: "conflict" });
  const kept = await world.db
    .selectFrom("journey_operations")
    .select(["revision", "operation", "answer"])
    .where("id", "=", edit.id)
    .execute();
  expect(kept).toEqual([{ revision: first.revision, operation: null, answer: null }]);
});
