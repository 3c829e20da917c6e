import { expect, test } from "vitest";
import { clearOf } from "./clear-of.ts";

const screen = { width: 1_440, height: 900 };
const note = { width: 416, height: 48, margin: 24 };
const bar = { left: 280, right: 1_420, top: 830, bottom: 884 };

test("a note stands above what it would cover, and where it covers nothing in its corner", () => {
  expect(clearOf([], screen, note)).toBe(24);
  expect(clearOf([bar], screen, note)).toBe(78);
  expect(clearOf([{ ...bar, right: 900 }], screen, note)).toBe(24);
});

test("a bar and the button above it are both left free", () => {
  const button = { left: 1_200, right: 1_400, top: 770, bottom: 810 };
  expect(clearOf([button, bar], screen, note)).toBe(138);
});

test("a note does not climb out of sight", () => {
  const wall = { left: 0, right: 1_440, top: 100, bottom: 900 };
  expect(clearOf([wall], screen, note)).toBe(24);
});
