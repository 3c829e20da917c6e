import { expect, test } from "vitest";
import { emptyBlock, type JourneyBlock } from "#domain/journeys/blocks.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { ranksAfter } from "#domain/journeys/ranks.ts";
import { foresee, toOperation } from "./edits.ts";
import { blocksOn, moveTo, stepBlock } from "./moves.ts";

const uuid = (n: number) => `0b0e5f0a-9f7e-4c8e-9b6a-${String(n).padStart(12, "0")}`;
const ranks = ranksAfter(null, 9);
const block = (n: number, day: number | null): JourneyBlock => ({
  ...emptyBlock({ id: uuid(n), optionId: uuid(0), kind: "note", day, position: ranks[n]! }),
  version: 1,
});
const journey = {
  ...{ version: 1, head: { startsOn: "2027-07-04", endsOn: "2027-07-06" } },
  options: [{ id: uuid(0), label: "A", isRemoved: false, version: 1 }],
  blocks: [block(1, 0), block(2, 0), block(3, 1), block(4, null)],
} as unknown as Journey;
const days = (now: Journey) =>
  [0, 1, 2, null].map((day) => blocksOn(now, uuid(0), day).map(({ id }) => Number(id.slice(-1))));
const after = (edit: ReturnType<typeof moveTo>) => edit && days(foresee(journey, toOperation(journey, edit)));
const one = (n: number) => journey.blocks.find(({ id }) => id === uuid(n))!;

test("a block goes before another, to an empty day, out of the tray, and nowhere where it stands", () => {
  expect(days(journey)).toEqual([[1, 2], [3], [], [4]]);
  expect(after(moveTo(journey, one(3), { day: 0, beforeId: uuid(2) }))).toEqual([[1, 3, 2], [], [], [4]]);
  expect(after(moveTo(journey, one(1), { day: 2, beforeId: null }))).toEqual([[2], [3], [1], [4]]);
  expect(after(moveTo(journey, one(4), { day: 1, beforeId: uuid(3) }))).toEqual([[1, 2], [4, 3], [], []]);
  expect(moveTo(journey, one(2), { day: 0, beforeId: null })).toBeNull();
  expect(moveTo(journey, one(1), { day: 0, beforeId: uuid(1) })).toBeNull();
});

test("step by step a block crosses from day to day and stops at the ends", () => {
  expect(after(stepBlock(journey, one(1), 1))).toEqual([[2, 1], [3], [], [4]]);
  expect(after(stepBlock(journey, one(2), 1))).toEqual([[1], [2, 3], [], [4]]);
  expect(after(stepBlock(journey, one(3), -1))).toEqual([[1, 2, 3], [], [], [4]]);
  expect(after(stepBlock(journey, one(3), 1))).toEqual([[1, 2], [], [3], [4]]);
  expect(stepBlock(journey, one(1), -1)).toBeNull();
  expect(after(stepBlock(journey, one(4), -1))).toEqual([[1, 2], [3], [4], []]);
});
