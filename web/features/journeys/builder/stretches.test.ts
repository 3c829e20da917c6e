import { expect, test } from "vitest";
import { stretchesOf } from "./stretches.ts";

const stay = (day: number | null, nights: number, place = "") => ({
  ...{ kind: "stay" as const, day, nights, place, isRemoved: false, name: "Casa sem lugar" },
});
const read = (days: number, ...blocks: ReturnType<typeof stay>[]) =>
  stretchesOf({ blocks, days, nameOf: ({ name }) => name }).map(({ place, nights, days: own }) => [
    ...[place, nights, own.map((day) => day + 1).join(" ")],
  ]);

test("days are gathered by where they are spent, a night on the way stands by itself", () => {
  expect(read(9, stay(0, 2, "Lisboa"), stay(2, 3, "Sagres"), stay(6, 2, "Velaa"))).toEqual([
    ["Lisboa", 2, "1 2"],
    ["Sagres", 3, "3 4 5 6"],
    ["Velaa", 2, "7 8 9"],
  ]);
  expect(read(6, stay(0, 1, "Lisboa"), stay(3, 2, "Velaa"))).toEqual([
    ["Lisboa", 1, "1 2"],
    ["", 0, "3"],
    ["Velaa", 2, "4 5 6"],
  ]);
});

test("a stay without a place gives its name; what is parked or removed counts for nothing", () => {
  expect(read(2, stay(0, 1))).toEqual([["Casa sem lugar", 1, "1 2"]]);
  expect(read(2, stay(null, 2, "Sagres"), { ...stay(0, 2, "Faro"), isRemoved: true })).toEqual([
    ["", 0, "1 2"],
  ]);
});
