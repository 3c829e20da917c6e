import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { applyOperation } from "./apply-operation.ts";
import { emptyBlock, type JourneyBlock, MAX_BLOCKS } from "./blocks.ts";
import type { Editable } from "./editable.ts";
import { emptyOption, type JourneyHead } from "./journeys.ts";
import { mergeChanges } from "./merge-changes.ts";
import type { Operation } from "./operations.ts";
import { inJourneyCurrency } from "./prices.ts";
import { rebaseOperation } from "./rebase-operation.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const words = (pt: string) => ({ pt, en: "" });
const head: JourneyHead = {
  ...{ title: words("Lisboa"), intro: words(""), clientId: null, travellers: [], cover: null, colour: null },
  ...{
    startsOn: "2027-07-04",
    endsOn: "2027-07-08",
    currency: "EUR",
    language: "pt",
    markup: null,
    note: "",
  },
};
const block = (n: number, change: Partial<JourneyBlock> = {}): JourneyBlock => ({
  ...emptyBlock({ id: uuid(n), optionId: uuid(1), kind: "dining", day: 0, position: "V" }),
  ...{ version: 1, ...change },
});
type Whole = Editable & {
  options: Editable["options"][number][];
  blocks: JourneyBlock[];
  files: Editable["files"][number][];
};
const journey = (blocks: JourneyBlock[]): Whole => ({
  ...{ version: 1, head, blocks, files: [], blockCount: blocks.length },
  options: [{ ...emptyOption({ id: uuid(1), label: "A" }), version: 1 }],
});
const setBlock = (n: number, version: number, changes: Partial<JourneyBlock>): Operation => ({
  ...{ kind: "set_blocks", id: uuid(900 + n), edits: [{ blockId: uuid(n), version, changes }] },
});
const setDates = (endsOn: string, version = 1): Operation => ({
  ...{ kind: "set_journey", id: uuid(800), version, changes: { endsOn } },
});

test("shortening the dates parks blocks instead of deleting them", () => {
  const outcome = applyOperation(
    journey([block(10, { day: 1 }), block(11, { day: 4 })]),
    setDates("2027-07-06"),
  );
  expect(outcome).toMatchObject({
    changes: { journey: { version: 2 }, blocks: [{ id: uuid(11), day: null, version: 2 }] },
  });
});

const currency = fc.constantFrom(...(["EUR", "USD", "BRL", "JPY"] as const));
const price = fc.option(
  fc.record({
    ...{ amount: fc.nat(10_000_000), currency },
    exchange: fc.option(fc.record({ rate: fc.constantFrom("0.16", "6.1"), on: fc.constant("2027-01-10") })),
  }),
);

test("a rate never counts into another currency than the one it was typed for", () => {
  const anyBlock = fc.record({ net: price, sell: price, isRemoved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 8 }), currency, (given, to) => {
      const before = journey(given.map((change, index) => block(10 + index, change)));
      const change: Operation = { kind: "set_journey", id: uuid(800), version: 1, changes: { currency: to } };
      const outcome = applyOperation(before, change);
      if (!("changes" in outcome)) throw new Error("a currency was refused");
      const after = mergeChanges(before, outcome.changes);
      if (to === head.currency) expect(after.blocks).toEqual(before.blocks);
      for (const [index, { net, sell, version }] of after.blocks.entries()) {
        const [was, isOther] = [before.blocks[index]!, to !== head.currency];
        for (const [now, then] of [
          [net, was.net],
          [sell, was.sell],
        ] as const) {
          expect(now && { ...now, exchange: null }).toEqual(then && { ...then, exchange: null });
          if (!now || !isOther) continue;
          expect(inJourneyCurrency(now, to)).toBe(now.currency === to ? now.amount : null);
        }
        expect(version).toBe(isOther && (was.net?.exchange ?? was.sell?.exchange) ? 2 : 1);
      }
    }),
    propertyRuns(200),
  );
});

test.each<[string, Operation, unknown]>([
  ["dates that end before they begin", setDates("2027-07-03"), { invalid: { endsOn: "invalid" } }],
  ["a day outside the dates", setBlock(10, 1, { day: 5 }), { invalid: { day: "invalid" } }],
  [
    "an option of another journey",
    setBlock(10, 1, { optionId: uuid(2) }),
    { invalid: { optionId: "unknown" } },
  ],
  ...[
    { amount: 100, rate: "0" },
    { amount: 100, rate: "0.000" },
    { amount: 1_000_000_000_000, rate: "1.1" },
    { amount: 10_000_000_000, rate: "999999999" },
  ].map(({ amount, rate }): [string, Operation, unknown] => [
    `${amount} reais at a rate of ${rate}`,
    setBlock(10, 1, { net: { amount, currency: "BRL", exchange: { rate, on: "2027-01-10" } } }),
    { invalid: { net: "invalid" } },
  ]),
  ["a block of another journey", setBlock(99, 1, { day: 1 }), { invalid: { blockId: "unknown" } }],
  [
    "the letter of another option",
    {
      ...{ kind: "add_option", id: uuid(800), blocks: [] },
      option: emptyOption({ id: uuid(2), label: "A" }),
    },
    { invalid: { label: "invalid" } },
  ],
  [
    "the last option removed",
    { kind: "set_option", id: uuid(800), optionId: uuid(1), version: 1, changes: { isRemoved: true } },
    { invalid: { isRemoved: "invalid" } },
  ],
])("%s: one clear answer, nothing changed", (_, operation, answer) => {
  expect(applyOperation(journey([block(10)]), operation)).toEqual(answer);
});

test("a journey has room for two thousand blocks and no more", () => {
  const { version: _, ...added } = block(10);
  const add: Operation = { kind: "add_blocks", id: uuid(800), blocks: [added] };
  expect(applyOperation({ ...journey([]), blockCount: MAX_BLOCKS }, add)).toEqual({ isFull: true });
  expect(applyOperation({ ...journey([]), blockCount: MAX_BLOCKS - 1 }, add)).toHaveProperty("changes");
});

test("a stale edit changes nothing and is given what stands there now", () => {
  const now = block(10, { version: 3, place: "Sagres" });
  expect(applyOperation(journey([now]), setBlock(10, 2, { place: "Lisboa" }))).toEqual({
    stale: { journey: null, options: [], blocks: [now], files: [] },
  });
});

const edit = fc.record({
  window: fc.constantFrom(0, 1),
  block: fc.constantFrom(10, 11),
  field: fc.constantFrom("place", "note", "day"),
  isSynced: fc.boolean(),
});

test("edits of two windows in any order: each is kept, or both sides are put before a person", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
      let server = journey([block(10), block(11)]);
      const windows = [server, server];
      let clashes = 0;
      edits.forEach(({ window, block: n, field, isSynced }, index) => {
        if (isSynced) windows[window] = server;
        const seen = windows[window]!;
        const value = field === "day" ? index % 5 : `edit ${index}`;
        const { version, ...before } = seen.blocks.find(({ id }) => id === uuid(n))!;
        const first = setBlock(n, version, { [field]: value });
        let outcome = applyOperation(server, first);
        if ("stale" in outcome) {
          const rebased = rebaseOperation(first, { seen, current: outcome.stale });
          const theirs = outcome.stale.blocks[0]!;
          windows[window] = mergeChanges(seen, outcome.stale);
          const isTouched = theirs[field as "day"] !== before[field as "day"];
          const isOther = theirs[field as "day"] !== value;
          expect(rebased.clashes).toHaveLength(isTouched && isOther ? 1 : 0);
          if (rebased.clashes.length > 0) {
            expect(rebased.clashes[0]).toMatchObject({ field, mine: value, theirs: theirs[field as "day"] });
            clashes += 1;
            return;
          }
          outcome = applyOperation(server, rebased.operation);
        }
        if (!("changes" in outcome)) throw new Error("an edit on the latest version was refused");
        const untouched = server.blocks.find(({ id }) => id === uuid(n))!;
        server = mergeChanges(server, outcome.changes);
        windows[window] = mergeChanges(windows[window]!, outcome.changes);
        const kept = server.blocks.find(({ id }) => id === uuid(n))!;
        expect(kept).toEqual({ ...untouched, [field]: value, version: untouched.version + 1 });
      });
      const made = server.blocks.reduce((sum, { version }) => sum + version - 1, 0);
      expect(made + clashes).toBe(edits.length);
    }),
    propertyRuns(300),
  );
});

test("the same words in another order of their keys are no clash", () => {
  const seen = journey([block(10, { title: { en: "", pt: "Jantar" } })]);
  const now = block(10, { version: 2, title: { pt: "Jantar", en: "" }, place: "Sagres" });
  const operation = setBlock(10, 1, { title: words("Ceia") });
  const { clashes } = rebaseOperation(operation, {
    seen,
    current: { journey: null, options: [], blocks: [now], files: [] },
  });
  expect(clashes).toEqual([]);
});
