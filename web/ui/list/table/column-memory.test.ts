import { expect, test } from "vitest";
import { parseHidden, withColumn } from "./column-memory.ts";

const hideable = ["type", "origin"];

test("columns are put away and back", () => {
  expect(withColumn([], "type")).toEqual(["type"]);
  expect(withColumn(["type", "origin"], "type")).toEqual(["origin"]);
});

test("what was kept is put away again", () => {
  expect(parseHidden(JSON.stringify(["origin"]), hideable)).toEqual(["origin"]);
});

test("a column that is gone or must stay, and what is no list, hides nothing", () => {
  expect(parseHidden(JSON.stringify(["person", "gone"]), hideable)).toEqual([]);
  for (const kept of [null, "", "{", "7", '{"type":true}']) expect(parseHidden(kept, hideable)).toEqual([]);
});
