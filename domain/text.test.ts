import { expect, test } from "vitest";
import type { z } from "zod";
import { AuditQuery } from "./audit/audit.ts";
import { MinorUnits, Version } from "./numbers.ts";
import {
  coded,
  Email,
  GivenDay,
  Instant,
  LinkToken,
  line,
  lines,
  Month,
  searchText,
  slug,
  text,
} from "./text.ts";
import { TimelineQuery } from "./timeline/timeline.ts";

const isTaken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const builders: [string, z.ZodType][] = [
  ["text", text(50)],
  ["line", line(50)],
  ["lines", lines(50)],
  ["coded", coded(/^.*$/s, { max: 50 })],
  ["slug", slug()],
  ["a link's secret", LinkToken],
  ["an address", Email],
];

test.each(builders)("%s refuses NUL, other control characters and halves of a pair", (_, schema) => {
  for (const unsound of ["\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\ud83c", "\udfdd"]) {
    expect(isTaken(schema, `a${unsound}b`), JSON.stringify(unsound)).toBe(false);
    expect(isTaken(schema, `a@example.com${unsound}`), JSON.stringify(unsound)).toBe(false);
  }
});

test("what people type is taken: accents, whole pictures, tabs, and line breaks where there may be several", () => {
  expect(lines(50).parse(" São João 🏝\n\tfim ")).toBe("São João 🏝\n\tfim");
  for (const broken of ["a\nb", "a\rb", "a\u2028b"]) expect(isTaken(line(50), broken)).toBe(false);
});

test("what is searched for is cleaned instead, since it is often pasted", () => {
  expect(searchText().parse(" ana\u0000\ud83cprado\u0007 ")).toBe("ana  prado");
  expect(isTaken(searchText(), "x".repeat(121))).toBe(false);
});

test.each([
  ["velaa-private-island", true],
  ["a".repeat(100), true],
  ["a".repeat(101), false],
  ["Velaa", false],
  ["-a", false],
  ["a--b", false],
  ["", false],
])("%s as the name of a thing: %s", (name, expected) => {
  expect(isTaken(slug(), name)).toBe(expected);
});

test.each([
  ["2026-02-28", true],
  ["1900-01-01", true],
  ["2199-12-31", true],
  ["2026-02-31", false],
  ["2026-2-1", false],
  ["0026-05-01", false],
  ["1899-12-31", false],
  ["9999-12-31", false],
])("%s as a day, an instant of it and its month: %s", (day, expected) => {
  expect(isTaken(GivenDay, day)).toBe(expected);
  expect(isTaken(Instant, `${day}T12:00:00Z`)).toBe(expected);
  for (const query of [AuditQuery, TimelineQuery]) expect(isTaken(query, { until: day })).toBe(expected);
});

test.each([
  ["2026-02", true],
  ["2026-13", false],
  ["9999-12", false],
  ["0026-05", false],
])("%s as a month: %s", (month, expected) => {
  expect(isTaken(Month, month)).toBe(expected);
});

test("numbers end where their columns do", () => {
  expect(isTaken(Version, 2_147_483_647)).toBe(true);
  for (const wrong of [2_147_483_648, -1, 0.5, "1"])
    expect(isTaken(Version, wrong), String(wrong)).toBe(false);
  expect(isTaken(MinorUnits, 1_000_000_000_000)).toBe(true);
  for (const wrong of [1_000_000_000_001, -1, 9.99]) expect(isTaken(MinorUnits, wrong)).toBe(false);
});
