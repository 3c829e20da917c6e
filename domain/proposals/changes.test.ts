import { expect, test } from "vitest";
import type { JourneySnapshot, SnapshotBlock } from "../journeys/snapshot.ts";
import { changesBetween } from "./changes.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const block = (n: number, change: Partial<SnapshotBlock> = {}): SnapshotBlock => ({
  ...{ id: uuid(n), kind: "dining", startsAt: null, endsAt: null, nights: 0, place: "", hotel: null },
  ...{
    supplier: null,
    title: { pt: `Bloco ${n}`, en: "" },
    text: { pt: "", en: "" },
    pictures: [],
    attachments: [],
    price: null,
  },
  ...change,
});
const none = { pt: "", en: "" };
type Days = SnapshotBlock[][];
const option = (n: number, days: Days, total = 100) => ({
  ...{ id: uuid(n), label: n === 1 ? "A" : "B", name: { pt: "", en: "" }, total, difference: 0 },
  ...{ perPerson: null, perNight: null },
  ...{ letter: none, inclusions: none, exclusions: none, terms: none },
  days: days.map((blocks, day) => ({ day, date: `2027-07-0${day + 1}`, blocks })),
});
const snapshot = (change: Partial<JourneySnapshot>): JourneySnapshot => ({
  ...{ shape: 1, journeyId: uuid(9), number: 1, publishedAt: "2027-01-01T00:00:00Z", language: "pt" },
  advisor: {
    ...{ name: "Marina", photoUrl: null, agency: null, logo: null, colour: null, whatsapp: null },
    email: "a@lilamonde.test",
  },
  ...{ title: { pt: "", en: "" }, intro: { pt: "", en: "" }, cover: null, travellers: [], nights: 2 },
  ...{ startsOn: "2027-07-01", endsOn: "2027-07-03", currency: "EUR" },
  options: [option(1, [[block(10)], [block(11)]])],
  ...change,
});

test("between equal snapshots nothing changed", () => {
  expect(changesBetween(snapshot({}), snapshot({ number: 2 }))).toEqual([]);
});

test("each thing the client can see is named once, with its option and block", () => {
  const before = snapshot({ options: [option(1, [[block(10), block(12)], [block(11)]]), option(2, [])] });
  const after = snapshot({
    endsOn: "2027-07-04",
    options: [
      option(1, [[block(13)], [block(10), block(11, { text: { pt: "Mesa na areia", en: "" } })]], 150),
      option(3, []),
    ],
  });
  expect(
    changesBetween(before, after).map((change) => [
      change.kind,
      "blockId" in change ? Number(change.blockId.slice(-2)) : null,
    ]),
  ).toEqual([
    ["dates", null],
    ["price", null],
    ["block_added", 13],
    ["block_moved", 10],
    ["block_changed", 11],
    ["block_removed", 12],
    ["option_added", null],
    ["option_removed", null],
  ]);
});

test("a block at another hour was moved, one with another price was changed", () => {
  const after = snapshot({
    options: [option(1, [[block(10, { startsAt: "20:00" })], [block(11, { price: 5 })]])],
  });
  expect(changesBetween(snapshot({}), after).map(({ kind }) => kind)).toEqual([
    "block_moved",
    "block_changed",
  ]);
});
