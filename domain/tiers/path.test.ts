import { expect, test } from "vitest";
import { shortestPath } from "./path.ts";
import type { PathStep } from "./standing.ts";

const step = (id: string, points: number, rest: Partial<PathStep> = {}): PathStep => ({
  ...{ kind: "stay", id, name: id, points, on: null, ...rest },
});
const ids = (steps: PathStep[]) => steps.map(({ id }) => id);

test("what comes soonest is taken first, and nothing that the rest makes superfluous", () => {
  const june = step("june", 45, { on: "2026-06-01" });
  const may = step("may", 60, { on: "2026-05-01" });
  const profile = step("profile", 20, { kind: "profile" });
  const asked = step("asked", 15, { kind: "proposal" });
  expect(ids(shortestPath([asked, june, may, profile], 70))).toEqual(["profile", "may"]);
  expect(ids(shortestPath([asked, june, may, profile], 100))).toEqual(["may", "june"]);
  expect(ids(shortestPath([asked, june, may, profile], 500))).toEqual(["profile", "may", "june", "asked"]);
});

test("who misses nothing is offered nothing", () => {
  expect(shortestPath([step("may", 60)], 0)).toEqual([]);
});
