import { expect, test } from "vitest";
import { readUpTo, stoppedAt } from "./reading.ts";

const post = (minute: number, state: "published" | "held" = "published") => ({
  id: `post-${minute}`,
  state,
  createdAt: `2026-03-02T12:${String(minute).padStart(2, "0")}:00.000Z`,
});
const cameAt = (minute: number) => ({ upTo: post(minute).createdAt, readAt: post(minute).createdAt });

test("nothing is read while there are posts between what is shown and where the reader had stopped", () => {
  const first = { rows: [post(40), post(39)], hasMore: true };
  expect(readUpTo(first, cameAt(10))).toBeUndefined();
  const further = { rows: [...first.rows, post(20), post(10)], hasMore: true };
  expect(readUpTo(further, cameAt(10))?.id).toBe("post-40");
  expect(readUpTo({ ...first, hasMore: false }, cameAt(10))?.id).toBe("post-40");
});

test("who comes for the first time has read what is shown first; what is held is no place to have read to", () => {
  expect(readUpTo({ rows: [post(40, "held"), post(39)], hasMore: true }, null)?.id).toBe("post-39");
  expect(readUpTo({ rows: [], hasMore: false }, null)).toBeUndefined();
});

test("what a window told of itself leaves the mark where it was; what was read on another device moves it there", () => {
  const told = post(40).createdAt;
  expect(stoppedAt({ came: cameAt(10), known: [cameAt(10), cameAt(40)], told })).toEqual(cameAt(10));
  expect(stoppedAt({ came: null, known: [null, undefined, cameAt(40)], told })).toBeNull();
  expect(stoppedAt({ came: cameAt(10), known: [cameAt(40), cameAt(41)], told })).toEqual(cameAt(41));
  expect(stoppedAt({ came: null, known: [cameAt(41)], told })).toEqual(cameAt(41));
  // Nothing was told while posts lay between; elsewhere they were read.
  expect(stoppedAt({ came: cameAt(10), known: [cameAt(40)], told: "" })).toEqual(cameAt(40));
  expect(stoppedAt({ came: cameAt(41), known: [cameAt(40)], told: "" })).toEqual(cameAt(41));
});
