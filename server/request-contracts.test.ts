import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { whole } from "#domain/numbers.ts";
import { line } from "#domain/text.ts";
import { requestGaps } from "#testing/request-gaps.ts";
import { declareApp } from "./declare-app.ts";
import { filesPage } from "./documentation/files-page.ts";

const { contracts, document } = declareApp();

test("no request contract has a bare text, a number without bounds or a list without an end", () => {
  const found = contracts();
  expect(found.length).toBeGreaterThan(30);
  expect(found.flatMap(({ route, part, schema }) => requestGaps(schema, `${route} ${part}`))).toEqual([]);
});

test.each([
  ["a bare text", z.object({ a: z.string() }), "in.a: a text that domain/text.ts did not make"],
  ["a bounded text of no builder", z.string().max(9), "in: a text that domain/text.ts did not make"],
  ["an address of the web", z.url(), "in: a text that domain/text.ts did not make"],
  ["a day of any year", z.iso.date(), "in: a text that domain/text.ts did not make"],
  ["in a list", z.array(z.string()).max(2), "in[]: a text that domain/text.ts did not make"],
  ["in a choice", z.union([z.literal(""), z.string()]), "in: a text that domain/text.ts did not make"],
  ["as a key", z.record(z.string(), line(2)), "in.(key): a text that domain/text.ts did not make"],
  ["before a change", z.string().transform(Number), "in: a text that domain/text.ts did not make"],
  ["after a change", z.preprocess(String, z.string()), "in: a text that domain/text.ts did not make"],
  ["left out", z.string().nullable().default(""), "in: a text that domain/text.ts did not make"],
  ["a number", z.number().int().positive(), "in: a number without bounds"],
  ["a list", z.array(whole()), "in: a list without an end"],
  ["anything", z.object({ a: z.unknown() }), "in.a: unknown says nothing of what may come"],
])("the check finds %s", (_, schema, gap) => {
  expect(requestGaps(schema, "in")).toEqual([gap]);
});

test("docs/files.md says what every file holds; npm run files writes it", () => {
  expect(readFileSync("docs/files.md", "utf8")).toBe(filesPage(document()));
});
