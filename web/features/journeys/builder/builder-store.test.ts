import { expect, test } from "vitest";
import { applyOperation } from "#domain/journeys/apply-operation.ts";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import { emptyOption, type Journey } from "#domain/journeys/journeys.ts";
import { toSavedBlock } from "#domain/journeys/library.ts";
import { mergeChanges } from "#domain/journeys/merge-changes.ts";
import type { Operation } from "#domain/journeys/operations.ts";
import { until } from "#testing/until.ts";
import { createBuilder, type Sent } from "./builder-store.ts";
import { fromSaved } from "./new-blocks.ts";
import { createOutbox } from "./outbox.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const words = (pt: string) => ({ pt, en: "" });
const opened: Journey = {
  ...{ id: uuid(1), ownerId: uuid(2), state: "draft", stateNote: null, version: 1, revision: 1 },
  head: {
    ...{ title: words("Lisboa"), intro: words(""), clientId: null, travellers: [], cover: null },
    ...{ startsOn: "2027-07-04", endsOn: "2027-07-08", currency: "EUR", language: "pt" },
    ...{ colour: null, markup: null, note: "" },
  },
  options: [{ ...emptyOption({ id: uuid(3), label: "A" }), version: 1 }],
  files: [],
  blocks: [
    {
      ...emptyBlock({ id: uuid(4), optionId: uuid(3), kind: "dining", day: 4, position: "V" }),
      version: 1,
    },
  ],
  ...{ chosenOptionId: null, acceptedSnapshotId: null, published: null },
  ...{ createdAt: "2027-01-01T00:00:00.000Z", updatedAt: "2027-01-01T00:00:00.000Z" },
};

/** A server that keeps every edit once, and a line to it that can be cut. */
function openServer() {
  let journey = opened;
  const kept = new Map<string, Sent>();
  const line = { isCut: false, losesAnswers: false };
  const carryOut = (operation: Operation): Sent => {
    const before = kept.get(operation.id);
    if (before) return before;
    const outcome = applyOperation({ ...journey, blockCount: 1 }, operation);
    if ("stale" in outcome) return { state: "stale", current: outcome.stale };
    if (!("changes" in outcome)) return { state: "refused", code: "validation_failed" };
    journey = { ...mergeChanges(journey, outcome.changes), revision: journey.revision + 1 };
    const { revision } = journey;
    const sent: Sent = {
      state: "done",
      answer: { operationId: operation.id, revision, changes: outcome.changes },
    };
    kept.set(operation.id, sent);
    return sent;
  };
  const send = async (operation: Operation): Promise<Sent> => {
    if (line.isCut) return { state: "away" };
    const sent = carryOut(operation);
    return line.losesAnswers ? { state: "away" } : sent;
  };
  return { line, send, carryOut, read: async () => journey, journey: () => journey, kept };
}

function openStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}
const place = (to: string) => ({
  ...{ kind: "set_blocks" as const, edits: [{ blockId: uuid(4), changes: { place: to } }] },
});

test("edits made without a connection wait, outlive a reload, and arrive once, in their order", async () => {
  const server = openServer();
  const outbox = createOutbox(openStorage(), opened.id);
  const first = createBuilder(opened, { ...server, outbox });
  server.line.isCut = true;
  first.edit(place("Sagres"));
  first.edit(place("Lagos"));
  await until(() => expect(first.read()).toMatchObject({ waiting: 2, isAway: true }));
  expect(first.read().journey.blocks[0]).toMatchObject({ place: "Lagos" });

  // The first edit reaches the server, its answer does not; then the page is opened anew.
  Object.assign(server.line, { isCut: false, losesAnswers: true });
  await first.flush();
  server.line.losesAnswers = false;
  const second = createBuilder(server.journey(), { ...server, outbox });
  expect(second.read().journey.blocks[0]).toMatchObject({ place: "Lagos" });
  await second.flush();
  expect(second.read()).toMatchObject({ waiting: 0, isAway: false });
  expect(server.journey().blocks[0]).toMatchObject({ place: "Lagos", version: 3 });
  expect([server.kept.size, outbox.read()]).toEqual([2, []]);
});

test("an edit of another field by another window is joined; one of the same waits for a person", async () => {
  const server = openServer();
  const builder = createBuilder(opened, { ...server, outbox: createOutbox(openStorage(), opened.id) });
  const theirs = (changes: object, version: number) =>
    server.carryOut({
      ...{ kind: "set_blocks", id: crypto.randomUUID(), edits: [{ blockId: uuid(4), version, changes }] },
    });
  theirs({ note: "deles" }, 1);
  builder.edit(place("Sagres"));
  await until(() => expect(builder.read().waiting).toBe(0));
  expect(server.journey().blocks[0]).toMatchObject({ place: "Sagres", note: "deles", version: 3 });

  theirs({ place: "Faro" }, 3);
  builder.edit(place("Lagos"));
  await until(() => expect(builder.read().clashes).toHaveLength(1));
  expect(builder.read().clashes[0]).toMatchObject({ field: "place", mine: "Lagos", theirs: "Faro" });
  expect(server.journey().blocks[0]).toMatchObject({ place: "Faro" });
  builder.settle(() => true);
  await until(() => expect(builder.read().waiting).toBe(0));
  expect(server.journey().blocks[0]).toMatchObject({ place: "Lagos" });

  theirs({ place: "Évora" }, 5);
  builder.edit(place("Sintra"));
  await until(() => expect(builder.read().clashes).toHaveLength(1));
  builder.settle(() => false);
  await until(() => expect(builder.read().waiting).toBe(0));
  expect(builder.read().journey.blocks[0]).toMatchObject({ place: "Évora" });
});

test("what another window did is shown when it is heard of, also where this one wrote meanwhile", async () => {
  const server = openServer();
  const builder = createBuilder(opened, { ...server, outbox: createOutbox(openStorage(), opened.id) });
  const rename = (to: string) => {
    const { version } = server.journey();
    server.carryOut({ kind: "set_journey", id: crypto.randomUUID(), version, changes: { title: words(to) } });
  };
  rename("Porto");
  await builder.hear(server.journey().revision);
  expect(builder.read().journey.head.title.pt).toBe("Porto");

  // Nobody was heard of, but the answer to the next edit says that it was not the next revision.
  rename("Évora");
  builder.edit(place("Sagres"));
  await until(() => expect(builder.read().journey.head.title.pt).toBe("Évora"));
  expect(builder.read().journey).toMatchObject({ revision: server.journey().revision });
  expect(builder.read().journey.blocks[0]).toMatchObject({ place: "Sagres" });

  // While a form is open it stays what it was filled in from; then what was heard of is read.
  const release = builder.hold();
  rename("Beja");
  await builder.hear(server.journey().revision);
  expect(builder.read().journey.head.title.pt).toBe("Évora");
  builder.adopt({ ...server.journey(), state: "proposed" });
  expect(builder.read().journey.state).toBe("draft");
  release();
  await until(() => expect(builder.read().journey.head.title.pt).toBe("Beja"));
  expect(builder.read().journey.state).toBe("proposed");

  // After a gap in listening anything may have been missed.
  rename("Faro");
  await builder.hear();
  expect(builder.read().journey.head.title.pt).toBe("Faro");
});

test("an edit that waits clashes as well where the other side was read before it could be sent", async () => {
  const server = openServer();
  const outbox = createOutbox(openStorage(), opened.id);
  const theirs = (changes: object, version: number) =>
    server.carryOut({
      ...{ kind: "set_blocks", id: crypto.randomUUID(), edits: [{ blockId: uuid(4), version, changes }] },
    });
  server.line.isCut = true;
  const first = createBuilder(opened, { ...server, outbox });
  first.edit(place("Sagres"));
  first.edit(place("Lagos"));
  await until(() => expect(first.read().isAway).toBe(true));
  theirs({ note: "deles" }, 1);
  theirs({ place: "Faro" }, 2);
  first.adopt(server.journey());
  server.line.isCut = false;
  await first.flush();
  const asked = [{ field: "place", mine: "Lagos", theirs: "Faro" }];
  expect(first.read().clashes).toMatchObject(asked);

  // Nobody has chosen yet, and the page is opened anew: what the other window alone changed is no question.
  const second = createBuilder(server.journey(), { ...server, outbox });
  await second.flush();
  expect(second.read().clashes).toMatchObject(asked);
  expect(server.journey().blocks[0]).toMatchObject({ place: "Faro" });
  second.settle(() => true);
  await until(() => expect(second.read().waiting).toBe(0));
  expect(server.journey().blocks[0]).toMatchObject({ place: "Lagos", note: "deles" });
  expect(outbox.read()).toEqual([]);
});

test("shorter dates park a block, undoing brings it back to its day, and redoing parks it again", async () => {
  const server = openServer();
  const builder = createBuilder(opened, { ...server, outbox: createOutbox(openStorage(), opened.id) });
  const dayOf = () => builder.read().journey.blocks[0]!.day;
  builder.edit({ kind: "set_journey", changes: { endsOn: "2027-07-05" } });
  expect(dayOf()).toBeNull();
  builder.undo();
  expect([dayOf(), builder.read().journey.head.endsOn]).toEqual([4, "2027-07-08"]);
  builder.redo();
  expect(dayOf()).toBeNull();
  await until(() => expect(builder.read().waiting).toBe(0));
  expect(server.journey().blocks[0]).toMatchObject({ day: null });
});

test("another currency lets go of rates typed for the one before, and undoing brings them back", async () => {
  const sell = { amount: 600_000, currency: "BRL" as const, exchange: { rate: "0.16", on: "2027-01-10" } };
  const rated = { ...opened, blocks: opened.blocks.map((block) => ({ ...block, sell })) };
  const builder = createBuilder(rated, {
    ...{ send: async () => ({ state: "away" as const }), read: async () => rated },
    outbox: createOutbox(openStorage(), opened.id),
  });
  const soldFor = () => builder.read().journey.blocks[0]!.sell;
  builder.edit({ kind: "set_journey", changes: { currency: "USD" } });
  expect(soldFor()).toEqual({ ...sell, exchange: null });
  builder.undo();
  expect([soldFor(), builder.read().journey.head.currency]).toEqual([sell, "EUR"]);
  builder.redo();
  expect([soldFor()?.exchange, builder.read().journey.head.currency]).toEqual([null, "USD"]);
  const put = fromSaved(rated, toSavedBlock(rated.blocks[0]!), { optionId: uuid(3), day: 1 });
  expect(put).toMatchObject({ day: 1, sell: { amount: 600_000, currency: "BRL", exchange: null } });
});

test("an edit the server will not take is taken back and said, and the others go on", async () => {
  const server = openServer();
  const builder = createBuilder(opened, { ...server, outbox: createOutbox(openStorage(), opened.id) });
  server.carryOut({
    ...{ kind: "set_journey", id: uuid(99), version: 1, changes: { endsOn: "2027-07-05" } },
  });
  const move = { blockId: uuid(4), changes: { day: 3 } };
  builder.edit({ kind: "set_blocks", edits: [move] });
  builder.edit(place("Sagres"));
  await until(() => expect(builder.read().clashes).toMatchObject([{ field: "day", theirs: null }]));
  builder.settle(() => true);
  await until(() => expect(builder.read()).toMatchObject({ waiting: 0, refusal: "validation_failed" }));
  expect(server.journey().blocks[0]).toMatchObject({ place: "Sagres", day: null });
});
