import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allowNull } from "./allow-null.ts";

const shape = { $ref: "#/components/schemas/Localized" };

test("a named shape that may be null may be null, wherever it stands", () => {
  const made = { allOf: [shape, { type: ["object", "null"] }] };
  const both = { allOf: [shape, { type: "object" }] };
  expect(allowNull({ properties: { lead: made, both }, oneOf: [{ items: made }] })).toEqual({
    properties: { lead: { anyOf: [shape, { type: "null" }] }, both },
    oneOf: [{ items: { anyOf: [shape, { type: "null" }] } }],
  });
});

// GET /api/hotels/{slug} answers `lead: null`, which its contract had forbidden.
test("nothing in our document is promised to be a shape and null at once", () => {
  const text = readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8");
  const { Chapter } = JSON.parse(text).components.schemas;
  for (const { properties } of Chapter.oneOf) {
    expect(properties.lead).toEqual({ anyOf: [shape, { type: "null" }] });
  }
  expect(allowNull(JSON.parse(text))).toEqual(JSON.parse(text));
});
