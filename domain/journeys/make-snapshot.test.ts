import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { emptyBlock, type NewBlock } from "./blocks.ts";
import { blocksToPark, dateOfDay, dayCount } from "./days.ts";
import { emptyOption, type JourneyDocument } from "./journeys.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { publishBlockers } from "./publish-blockers.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const words = (pt: string) => ({ pt, en: "" });
const eur = (amount: number) => ({ amount, currency: "EUR" as const, exchange: null });
const block = (n: number, change: Partial<NewBlock>): NewBlock => ({
  ...emptyBlock({ id: uuid(n), optionId: uuid(1), kind: "stay", day: 0, position: "V" }),
  title: words(`Bloco ${n}`),
  ...change,
});
const document = (blocks: NewBlock[]): JourneyDocument => ({
  head: {
    ...{ title: words("Doze noites"), intro: words(""), clientId: uuid(77), cover: null, colour: "#5b2a36" },
    travellers: [{ firstName: "Clara", isChild: true }],
    ...{ startsOn: "2027-02-27", endsOn: "2027-03-02", currency: "EUR", language: "pt" },
    markup: { usual: 1_000, byKind: {} },
    note: "SEGREDO da casa",
  },
  options: [
    { ...emptyOption({ id: uuid(2), label: "B" }), name: words("Mar") },
    { ...emptyOption({ id: uuid(1), label: "A" }), name: words("Serra") },
    { ...emptyOption({ id: uuid(3), label: "A" }), name: words("Velha"), isRemoved: true },
  ],
  blocks,
  files: [],
});
const advisor = {
  ...{ name: "Marina Teles", photoUrl: null, agency: null, logo: null, colour: null, whatsapp: null },
  email: "advisor@lilamonde.test",
};
const publish = (blocks: NewBlock[]) =>
  makeSnapshot({
    ...{ journeyId: uuid(9), number: 1, publishedAt: new Date(0), document: document(blocks), advisor },
    hotels: new Map(),
  });

test("what the client is shown has their days and sums, and nothing that is the owner's alone", () => {
  const snapshot = publish([
    block(10, { position: "b", net: eur(70_001), note: "SEGREDO do bloco", isPriceVisible: true }),
    block(11, { position: "a", sell: eur(5_000) }),
    block(12, { isVisibleToClient: false, title: words("SEGREDO oculto"), sell: eur(300) }),
    block(13, { day: null, title: words("SEGREDO parado"), sell: eur(1) }),
    block(14, { isRemoved: true, title: words("SEGREDO retirado") }),
    block(15, { optionId: uuid(2), day: 3, sell: eur(80_000) }),
  ]);
  const text = JSON.stringify(snapshot);
  expect(text).not.toContain("SEGREDO");
  expect(text).not.toMatch(/70001|"net"|margin|markup|clientId/);
  expect(snapshot.options.map(({ label, total, difference }) => [label, total, difference])).toEqual([
    ["A", 77_001 + 5_000 + 300, 0],
    ["B", 80_000, 80_000 - 82_301],
  ]);
  expect(snapshot.options[0]!.days.map(({ date }) => date)).toEqual([
    ...["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"],
  ]);
  expect(snapshot.options[0]!.days[0]!.blocks.map(({ id, price }) => [id, price])).toEqual([
    [uuid(11), null],
    [uuid(10), 77_001],
  ]);
});

test("each thing that keeps a journey from being shown is named with its block", () => {
  const hotel = { kind: "hotel" as const, hotelId: uuid(50) };
  const blocks = [
    block(10, { title: words(" ") }),
    block(11, { sell: { amount: 1, currency: "USD", exchange: null } }),
    block(12, { supplier: hotel }),
    block(13, { supplier: hotel, isRemoved: true }),
  ];
  expect(publishBlockers(document(blocks), new Set())).toEqual([
    { blockId: uuid(10), problem: "untitled" },
    { blockId: uuid(11), problem: "rate_missing" },
    { blockId: uuid(12), problem: "hotel_left" },
  ]);
  expect(publishBlockers(document(blocks.slice(2)), new Set([uuid(50)]))).toEqual([]);
  expect(publishBlockers(document([]), new Set())).toEqual([{ blockId: null, problem: "empty" }]);
});

test("a client is shown four hundred items and no more; what is hidden or parked does not count", () => {
  const many = Array.from({ length: 400 }, (_, at) => block(100 + at, {}));
  const unseen = [block(10, { isVisibleToClient: false }), block(11, { day: null })];
  const blockers = (blocks: NewBlock[]) => publishBlockers(document(blocks), new Set());
  expect(blockers([...many, ...unseen])).toEqual([]);
  expect(blockers([...many, block(12, {})])).toEqual([{ blockId: null, problem: "too_many" }]);
});

test("a stay is over on the journey's last day; one that is not is named, parked ones and other kinds are not", () => {
  const blocks = [
    block(10, { day: 0, nights: 3 }),
    block(11, { day: 3, nights: 20 }),
    block(12, { day: 1, nights: 3, isVisibleToClient: false }),
    block(13, { day: null, nights: 20 }),
    block(14, { kind: "dining", day: 3, nights: 1 }),
    block(15, { day: 3, nights: 0 }),
  ];
  expect(publishBlockers(document(blocks), new Set())).toEqual([
    { blockId: uuid(11), problem: "beyond_end" },
    { blockId: uuid(12), problem: "beyond_end" },
  ]);
});

test("no sum leaves what amounts may be: the blocks are named, or the whole where only together they are too much", () => {
  const dollars = { amount: 1_000_000, currency: "USD" as const };
  const wild = block(10, { sell: { ...dollars, exchange: { rate: "999999999", on: "2027-01-10" } } });
  const most = [11, 12].map((n) => block(n, { sell: eur(600_000_000_000) }));
  const blockers = (blocks: NewBlock[]) => publishBlockers(document(blocks), new Set());
  expect(blockers([wild, ...most])).toEqual([{ blockId: uuid(10), problem: "too_large" }]);
  expect(blockers(most)).toEqual([{ blockId: null, problem: "too_large" }]);
  expect(blockers(most.slice(1))).toEqual([]);
});

test("whatever the new dates, a block keeps its day or is parked, and none is lost", () => {
  const day = fc.option(fc.nat(40));
  fc.assert(
    fc.property(fc.array(day, { maxLength: 30 }), fc.nat(40), (days, length) => {
      const dates = { startsOn: "2027-02-27", endsOn: dateOfDay("2027-02-27", length) };
      const blocks = days.map((each) => ({ day: each }));
      const parked = new Set(blocksToPark(blocks, dates));
      expect(dayCount(dates)).toBe(length + 1);
      for (const one of blocks) {
        expect(parked.has(one)).toBe(one.day !== null && one.day > length);
      }
    }),
    propertyRuns(200),
  );
});
