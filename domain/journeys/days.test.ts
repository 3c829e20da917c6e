import { expect, test } from "vitest";
import { blocksToPark, staysBeyond } from "./days.ts";

test("shortened to two nights, a journey names the stay of four nights that goes beyond it", () => {
  const stay = { id: "stay", kind: "stay", day: 0, nights: 4 };
  const dinner = { id: "dinner", kind: "dining", day: 1, nights: 0 };
  const parked = { id: "parked", kind: "stay", day: null, nights: 9 };
  const blocks = [stay, dinner, parked];
  const of = (endsOn: string) => staysBeyond(blocks, { startsOn: "2027-03-01", endsOn }).map(({ id }) => id);
  expect(of("2027-03-05")).toEqual([]);
  expect(of("2027-03-03")).toEqual(["stay"]);
  expect(blocksToPark(blocks, { startsOn: "2027-03-01", endsOn: "2027-03-03" })).toEqual([]);
});
