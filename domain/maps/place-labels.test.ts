import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

test("a name stands above its point, towards the middle", () => {
  const stops = [
    { name: "São Paulo", x: 100, y: 480 },
    { name: "Maldivas", x: 600, y: 360 },
  ];
  expect(placeLabels(stops)).toEqual([
    { x: 114, y: 468, anchor: "start" },
    { x: 586, y: 348, anchor: "end" },
  ]);
});

test("neighbours do not write over each other, nor over each other's points", () => {
  const [portugal, italy] = placeLabels([
    { name: "Portugal", x: 250, y: 230 },
    { name: "Itália", x: 320, y: 215 },
  ]);
  // To the right of Portugal lies Italy.
  expect(portugal).toMatchObject({ anchor: "end" });
  expect(italy).toMatchObject({ anchor: "start" });
});
