import { expect, test } from "vitest";
import { judgeRefresh, nextInLine } from "./judge-refresh.ts";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (seconds: number) => now.getTime() - seconds * 1_000;
const judge = (presented: number, session: { counter: number; floor?: number; rotations?: number[] }) =>
  judgeRefresh({
    session: {
      refresh_counter: session.counter,
      refresh_floor: session.floor ?? 0,
      recent_rotations: session.rotations ?? [],
    },
    presented,
    now,
    reuseSeconds: 10,
  });

test.each([
  ["the token in use rotates", 5, { counter: 5 }, "rotate"],
  ["a number never given out is refused", 6, { counter: 5 }, "refuse"],
  ["the parent repeats, however old", 4, { counter: 5, rotations: [ago(9_999)] }, "repeat"],
  ["a grandparent repeats within the interval", 3, { counter: 5, rotations: [ago(1), ago(9)] }, "repeat"],
  ["a grandparent past the interval revokes", 3, { counter: 5, rotations: [ago(1), ago(11)] }, "revoke"],
  ["an ancestor nobody remembers revokes", 0, { counter: 50, rotations: [ago(1)] }, "revoke"],
  [
    "a parent below the floor is refused at first",
    4,
    { counter: 5, floor: 5, rotations: [ago(1)] },
    "refuse",
  ],
  ["a parent below the floor revokes later", 4, { counter: 5, floor: 5, rotations: [ago(11)] }, "revoke"],
  ["the first token above the floor rotates", 5, { counter: 5, floor: 5, rotations: [ago(1)] }, "rotate"],
  ["the parent at the floor repeats", 5, { counter: 6, floor: 5, rotations: [ago(60), ago(90)] }, "repeat"],
] as const)("%s", (_, presented, session, verdict) => {
  expect(
    judge(presented, { ...session, rotations: [...("rotations" in session ? session.rotations : [])] }),
  ).toBe(verdict);
});

test("the next in line counts on and remembers the last few rotations", () => {
  const line = { refresh_counter: 9, refresh_floor: 0, recent_rotations: [8, 7, 6, 5, 4, 3, 2, 1] };
  const next = nextInLine(line, now);
  expect(next.refresh_counter).toBe(10);
  expect(JSON.parse(next.recent_rotations)).toEqual([now.getTime(), 8, 7, 6, 5, 4, 3, 2]);
});
