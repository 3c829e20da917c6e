import { expect, test } from "vitest";
import { audiencesOf } from "./audiences.ts";
import { holdsAtOnce, mover, reportKinds, saidStates } from "./states.ts";

test("every passage of what was said has one mover, and all others do not exist", () => {
  const known = saidStates.flatMap((from) =>
    saidStates.flatMap((to) => {
      const by = mover({ from, to });
      return by ? [`${from} → ${to} (${by})`] : [];
    }),
  );
  expect(known).toEqual([
    "published → held (report)",
    "published → removed (moderator)",
    "published → withdrawn (author)",
    "held → published (moderator)",
    "held → removed (moderator)",
    "held → withdrawn (author)",
    "removed → published (moderator)",
  ]);
});

test("only a report of an exposed guest takes something off the air at once", () => {
  expect(reportKinds.filter(holdsAtOnce)).toEqual(["exposes_guest"]);
});

test("who sells does not hear what is for hotels, nor hotels what is for who sells", () => {
  expect(audiencesOf("advisor")).toEqual(["members", "sellers"]);
  expect(audiencesOf("tour_operator")).toEqual(audiencesOf("advisor"));
  expect(audiencesOf("hotel")).toEqual(["members", "hotels"]);
  expect(audiencesOf("admin")).toHaveLength(3);
  expect(audiencesOf(null)).toEqual([]);
});
