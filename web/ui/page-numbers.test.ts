import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("few pages are all shown", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test("many pages keep the ends and the neighbours, and a gap never hides a single page", () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
});
