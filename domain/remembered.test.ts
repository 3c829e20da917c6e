import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("what was asked before is answered without asking again, until there is too much to keep", () => {
  const asked: string[] = [];
  const length = remembered(2, (word) => {
    asked.push(word);
    return word.length;
  });
  expect([length("um"), length("dois"), length("um")]).toEqual([2, 4, 2]);
  expect(asked).toEqual(["um", "dois"]);
  expect([length("três"), length("um")]).toEqual([4, 2]);
  expect(asked).toEqual(["um", "dois", "três", "um"]);
});
