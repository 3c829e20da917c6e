import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";

const day = (date: string, ...blocks: number[]) => ({ date, blocks });

test("days stand together as long as there is room for all of their blocks", () => {
  const days = [day("mon", 1, 2), day("tue", 3), day("wed", 4, 5, 6)];
  expect(inParts(days, { most: 3 })).toEqual([[days[0], days[1]], [days[2]]]);
  expect(inParts(days, { most: 6 })).toEqual([days]);
});

test("a day with more than a part has room for goes on in the next", () => {
  expect(inParts([day("mon", 1), day("tue", 2, 3, 4, 5, 6)], { most: 3 })).toEqual([
    [day("mon", 1)],
    [day("tue", 2, 3, 4)],
    [day("tue", 5, 6)],
  ]);
});

test("an option without days is one part", () => {
  expect(inParts([], { most: 3 })).toEqual([[]]);
});
