import { expect, test } from "vitest";
import { dutyText, stretches } from "./duty-words.ts";

test.each([
  [[5, 4, 3, 2, 1], [[1, 5]]],
  [
    [7, 1, 2],
    [
      [1, 2],
      [7, 7],
    ],
  ],
  [[3], [[3, 3]]],
])("the days %j are the stretches %j", (days, expected) => expect(stretches(days)).toEqual(expected));

test("hours on duty are read as people say them", () => {
  expect(dutyText({ days: [1, 2, 3, 4, 5, 7], from: "09:00", until: "18:00" })).toBe(
    "seg a sex, dom, 09:00 às 18:00",
  );
});
