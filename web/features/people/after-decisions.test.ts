import { expect, test } from "vitest";
import type { Person, PersonList } from "#domain/people/people.ts";
import { afterDecisions } from "./after-decisions.ts";

const waiting = (id: string) => ({ id, status: "pending" }) as Person;
const exact = (value: number) => ({ value, isMore: false });
const list: PersonList = {
  rows: [waiting("a"), waiting("b")],
  nextCursor: null,
  hasMore: false,
  count: exact(2),
  facets: {
    status: [
      { value: "pending", count: exact(2) },
      { value: "active", count: exact(5) },
    ],
    role: [],
  },
};

test("who was decided about leaves the list and is counted where they went", () => {
  const after = afterDecisions(list, new Map([["a", "active"]]));
  expect(after.rows.map(({ id }) => id)).toEqual(["b"]);
  expect(after.count.value).toBe(1);
  expect(after.facets.status.map(({ count }) => count.value)).toEqual([1, 6]);
});

test("a decision about somebody who is not in the list changes nothing", () => {
  expect(afterDecisions(list, new Map([["c", "active"]]))).toBe(list);
});
