import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { emptyBlock, type JourneyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

async function signIn(who: string) {
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    world.api(path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await send("POST", "/auth/v1/token?grant_type=password", {
    ...{ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD },
  });
  const authorization = `Bearer ${(await answer.json()).access_token}`;
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, path, body, { authorization, ...headers });
}
type Call = Awaited<ReturnType<typeof signIn>>;

const given = {
  ...{ title: "Doze noites", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR" },
  ...{ language: "pt", clientId: null, copyOf: null },
};
async function start(call: Call, change: object = {}): Promise<Journey> {
  const answer = await call("POST", "/api/journeys", { ...given, ...change });
  expect(answer.status).toBe(201);
  return answer.json();
}
const block = ({ options }: Journey, change: Partial<NewBlock> = {}): NewBlock => ({
  ...emptyBlock({ id: randomUUID(), optionId: options[0]!.id, kind: "dining", day: 0, position: "V" }),
  title: { pt: "Jantar", en: "" },
  ...change,
});
const edit = (call: Call, { id }: Journey, operation: object) =>
  call("POST", `/api/journeys/${id}/operations`, { id: randomUUID(), ...operation });
const read = async (call: Call, { id }: Journey): Promise<Journey> =>
  (await call("GET", `/api/journeys/${id}`)).json();
const code = async (answer: Response) => [answer.status, (await answer.json()).code];

test("a journey is begun once, edited once for each id, published, and taken on the client's word", async () => {
  const call = await signIn("advisor");
  const key = { "idempotency-key": "begin-the-journey" };
  const [one, two] = [
    await (await call("POST", "/api/journeys", given, key)).json(),
    await (await call("POST", "/api/journeys", given, key)).json(),
  ];
  expect(one.id).toBe(two.id);
  const sell = { amount: 31_000, currency: "EUR" as const, exchange: null };
  const operation = { kind: "add_blocks", id: randomUUID(), blocks: [block(one, { sell })] };
  const first = await (await edit(call, one, operation)).json();
  const repeat = await (await edit(call, one, operation)).json();
  expect([first.revision, repeat]).toEqual([2, first]);
  const other = await edit(call, one, { ...operation, blocks: [block(one)] });
  expect(await code(other)).toEqual([422, "idempotency_key_reused"]);

  const published = await (await call("POST", `/api/journeys/${one.id}/publish`, { revision: 2 })).json();
  expect(published).toMatchObject({ state: "proposed", published: { number: 1, revision: 2 } });
  const move = (body: object) => call("POST", `/api/journeys/${one.id}/state`, body);
  const taken = { from: "proposed", to: "accepted", note: null, optionId: one.options[0].id };
  expect((await move(taken)).status).toBe(400);
  expect(await (await move({ ...taken, note: "Disse sim ao telefone" })).json()).toMatchObject({
    ...{ state: "accepted", chosenOptionId: one.options[0].id, stateNote: "Disse sim ao telefone" },
  });
  expect(await code(await move({ ...taken, note: "De novo" }))).toEqual([409, "conflict"]);
  const list = await (await call("GET", "/api/journeys?state=accepted")).json();
  expect(list.rows).toMatchObject([{ title: "Doze noites", worth: 31_000 }]);
  const board = await (await call("GET", "/api/journeys/board")).json();
  expect(board.columns.find(({ state }: { state: string }) => state === "accepted").cards).toHaveLength(1);
});

test("bad input gets one clear answer each, and nothing changes", async () => {
  const call = await signIn("advisor");
  const journey = await start(call);
  const reversed = await call("POST", "/api/journeys", { ...given, endsOn: "2026-07-01" });
  expect(await reversed.json()).toMatchObject({ status: 400, fields: { endsOn: "invalid" } });
  const add = (change: object) =>
    edit(call, journey, { kind: "add_blocks", blocks: [{ ...block(journey), ...change }] });
  const price = (change: object) => ({ sell: { amount: 1, currency: "EUR", exchange: null, ...change } });
  for (const change of [
    { day: 5 },
    price({ amount: -1 }),
    price({ currency: "XXX" }),
    price({ currency: "BRL", exchange: { rate: "0", on: "2026-01-10" } }),
    price({ currency: "BRL", exchange: { rate: "0.16", on: "2099-01-10" } }),
    price({ amount: 1e12, currency: "BRL", exchange: { rate: "999999999", on: "2026-01-10" } }),
    { optionId: randomUUID() },
    ...["/files/x/../../etc.png", "https://else.test/a.png"].map((src) => ({
      pictures: [{ kind: "file", src, width: 9, height: 9, alt: { pt: "", en: "" } }],
    })),
    { pictures: [{ kind: "art", name: "no-such-art", alt: { pt: "", en: "" } }] },
    { supplier: { kind: "hotel", hotelId: randomUUID() } },
    { startsAt: "25:00" },
  ]) {
    expect((await add(change)).status, JSON.stringify(change)).toBe(400);
  }
  const cover = { kind: "art", name: "no-such-art", alt: { pt: "", en: "" } };
  const covered = await edit(call, journey, { kind: "set_journey", version: 1, changes: { cover } });
  expect(await covered.json()).toMatchObject({ status: 400, fields: { cover: "unknown" } });
  const tooMany = Array.from({ length: 201 }, () => block(journey));
  expect((await edit(call, journey, { kind: "add_blocks", blocks: tooMany })).status).toBe(400);
  expect(await read(call, journey)).toMatchObject({ revision: 1, blocks: [] });
  expect(await code(await call("POST", `/api/journeys/${journey.id}/publish`, { revision: 1 }))).toEqual([
    ...[409, "journey_unready"],
  ]);
});

test("a journey is full at two thousand blocks", async () => {
  const call = await signIn("advisor");
  const journey = await start(call);
  for (let done = 0; done < 2_000; done += 200) {
    const blocks = Array.from({ length: 200 }, () => block(journey, { title: { pt: "x", en: "" } }));
    expect((await edit(call, journey, { kind: "add_blocks", blocks })).status).toBe(200);
  }
  const more = await edit(call, journey, { kind: "add_blocks", blocks: [block(journey)] });
  expect(await code(more)).toEqual([409, "journey_full"]);
});

test("a journey is as heavy as it may be: what would be too much is not kept, and what a client could not open is not shown", async () => {
  const call = await signIn("advisor");
  const journey = await start(call);
  const words = (length: number) => ({ pt: "á".repeat(length), en: "" });
  const heavy = (count: number, length: number) =>
    Array.from({ length: count }, () => block(journey, { title: words(1), text: words(length), day: 0 }));
  const add = (blocks: object[]) => edit(call, journey, { kind: "add_blocks", blocks });
  for (let done = 0; done < 100; done += 25) expect((await add(heavy(25, 4_000))).status).toBe(200);
  const { revision, blocks } = await read(call, journey);
  const shown = await call("POST", `/api/journeys/${journey.id}/publish`, { revision });
  const weight = { bytes: expect.any(Number), maxBytes: 500_000 };
  expect(await shown.json()).toMatchObject({ status: 409, code: "journey_too_large", current: weight });
  expect(await read(call, journey)).toMatchObject({ state: "draft", published: null });

  await add(heavy(20, 4_000));
  const more = await add(heavy(20, 4_000));
  expect(await more.json()).toMatchObject({ status: 409, code: "journey_too_large" });
  const change = (blockId: string, version: number, changes: object) =>
    edit(call, journey, { kind: "set_blocks", edits: [{ blockId, version, changes }] });
  const [first, second] = [blocks[0]!, blocks[1]!];
  const note = JSON.stringify({ note: "x".repeat(60_000) });
  await world.db
    .updateTable("journey_blocks")
    .set({ content: sql`content || ${note}::jsonb` })
    .where("id", "=", first.id)
    .execute();
  // One that is over, from before there was a limit, may become lighter and not heavier.
  expect(await code(await change(second.id, 1, { place: "Sagres" }))).toEqual([409, "journey_too_large"]);
  expect((await change(second.id, 1, { text: words(10) })).status).toBe(200);
});

test("another advisor's journey answers exactly as one that does not exist", async () => {
  const [call, stranger] = [await signIn("advisor"), await signIn("operator")];
  const journey = await start(call);
  const [theirs, none] = [journey.id, randomUUID()];
  const operation = { kind: "add_blocks", id: randomUUID(), blocks: [block(journey)] };
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["POST", "/operations", operation],
    ["POST", "/publish", { revision: 1 }],
    ["POST", "/state", { from: "draft", to: "cancelled", note: "x", optionId: null }],
    ["POST", "/restore", { snapshotId: randomUUID(), revision: 1 }],
    ["GET", `/history/${randomUUID()}`, undefined],
  ] as const) {
    const answers = await Promise.all(
      [theirs, none].map(async (id) => {
        const answer = await stranger(method, `/api/journeys/${id}${path}`, body);
        const { requestId: _, ...problem } = await answer.json();
        return problem;
      }),
    );
    expect(answers[0], path).toMatchObject({ status: 404 });
    expect(answers[0]).toEqual(answers[1]);
  }
  expect((await (await stranger("GET", "/api/journeys")).json()).rows).toEqual([]);
  const copy = await stranger("POST", "/api/journeys", { ...given, copyOf: theirs });
  expect(copy.status).toBe(404);
  expect((await read(call, journey)).revision).toBe(1);
});

test("shortening the dates parks what has no day, undoing puts it back, and a copy is free of both", async () => {
  const call = await signIn("advisor");
  const journey = await start(call);
  const last = block(journey, { day: 4 });
  await edit(call, journey, { kind: "add_blocks", blocks: [last, block(journey)] });
  const shorter = await edit(call, journey, {
    ...{ kind: "set_journey", version: 1, changes: { endsOn: "2026-07-05" } },
  });
  expect((await shorter.json()).changes.blocks).toMatchObject([{ id: last.id, day: null, version: 2 }]);
  await edit(call, journey, { kind: "set_journey", version: 2, changes: { endsOn: "2026-07-08" } });
  await edit(call, journey, {
    ...{ kind: "set_blocks", edits: [{ blockId: last.id, version: 2, changes: { day: 4 } }] },
  });
  const copy = await start(call, { copyOf: journey.id, endsOn: "2026-07-06" });
  expect(copy.blocks.map(({ day }) => day).sort()).toEqual([0, null]);
  expect(copy.blocks.map(({ id }) => id)).not.toContain(last.id);
});

test("what was published can be read again and restored; what came since is put aside", async () => {
  const call = await signIn("advisor");
  const journey = await start(call);
  const [old, late] = [block(journey), block(journey, { title: { pt: "Depois", en: "" } })];
  await edit(call, journey, { kind: "add_blocks", blocks: [old] });
  await call("POST", `/api/journeys/${journey.id}/publish`, { revision: 2 });
  await edit(call, journey, { kind: "add_blocks", blocks: [late] });
  await edit(call, journey, {
    ...{ kind: "set_blocks", edits: [{ blockId: old.id, version: 1, changes: { place: "Sagres" } }] },
  });
  const { versions } = await (await call("GET", `/api/journeys/${journey.id}/history`)).json();
  expect(versions).toMatchObject([{ number: 1, total: 0 }]);
  const { snapshotId } = versions[0];
  const then = await (await call("GET", `/api/journeys/${journey.id}/history/${snapshotId}`)).json();
  expect(then.blocks).toMatchObject([{ id: old.id, place: "" }]);
  const restore = (revision: number) =>
    call("POST", `/api/journeys/${journey.id}/restore`, { snapshotId, revision });
  expect((await restore(2)).status).toBe(409);
  const restored: Journey = await (await restore(4)).json();
  const byId = new Map(restored.blocks.map((each) => [each.id, each]));
  expect(byId.get(old.id)).toMatchObject({ place: "", isRemoved: false, version: 3 });
  expect(byId.get(late.id)).toMatchObject({ isRemoved: true, version: 2 });
});

test("edits of two windows at once, generated: each is kept or refused with both sides, never lost", async () => {
  const call = await signIn("advisor");
  const steps = fc.array(
    fc.record({ window: fc.nat(1), field: fc.constantFrom("place", "note"), isSynced: fc.boolean() }),
    { minLength: 2, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (edits) => {
      const journey = await start(call);
      const one = block(journey);
      await edit(call, journey, { kind: "add_blocks", blocks: [one] });
      const seen = [1, 1];
      let kept: Partial<JourneyBlock> & { version: number } = { version: 1, place: "", note: "" };
      for (const [index, { window, field, isSynced }] of edits.entries()) {
        if (isSynced) seen[window] = kept.version;
        const change = { blockId: one.id, version: seen[window], changes: { [field]: `${window} ${index}` } };
        const answer = await edit(call, journey, { kind: "set_blocks", edits: [change] });
        const body = await answer.json();
        if (seen[window] === kept.version) {
          kept = { ...kept, ...change.changes, version: kept.version + 1 };
          expect(body.changes.blocks).toMatchObject([kept]);
          seen[window] = kept.version;
        } else {
          expect([answer.status, body.code]).toEqual([409, "conflict"]);
          expect(body.current.blocks).toMatchObject([kept]);
        }
      }
      expect((await read(call, journey)).blocks).toMatchObject([kept]);
    }),
    propertyRuns(8),
  );
});
