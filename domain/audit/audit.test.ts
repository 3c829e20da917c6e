import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { AuditQuery } from "./audit.ts";
import { changesBetween, stillSays } from "./changes.ts";
import { cleanEntry, isForbidden } from "./clean-entry.ts";

test.each(["2026-02-31", "2026-13-01", "2025-02-29", "0000-01-01"])("%s is no day to ask for", (day) => {
  const isAsked = (asked: object) => AuditQuery.safeParse(asked).success;
  expect(isAsked({ from: day })).toBe(false);
  expect(isAsked({ until: day })).toBe(false);
  expect(isAsked({ from: "2024-02-29", until: "2026-12-31" })).toBe(true);
});

test("what differs is told field by field, and what is the same is not", () => {
  const before = { status: "active", alt: { pt: "Um", en: "One" }, ids: ["a", "b"], gone: 1 };
  const after = { status: "suspended", alt: { pt: "Um", en: "Two" }, ids: ["b", "a"], come: true };
  expect(changesBetween(before, after)).toEqual([
    { field: "alt.en", before: "One", after: "Two" },
    { field: "come", before: null, after: "true" },
    { field: "gone", before: "1", after: null },
    { field: "ids", before: "a, b", after: "b, a" },
    { field: "status", before: "active", after: "suspended" },
  ]);
  expect(changesBetween(null, null)).toEqual([]);
});

test("a thing that was changed again no longer says what the entry says", () => {
  expect(stillSays({ a: 1, b: { c: "x" }, more: true }, { a: 1, b: { c: "x" } })).toBe(true);
  expect(stillSays({ a: 2 }, { a: 1 })).toBe(false);
  expect(stillSays({}, { a: null })).toBe(true);
});

test("a record differs from itself in nothing, and both ways round by the same fields", () => {
  const record = fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(record, record, (one, other) => {
      expect(changesBetween(one, one)).toEqual([]);
      const fields = (changes: { field: string }[]) => changes.map(({ field }) => field);
      expect(fields(changesBetween(one, other))).toEqual(fields(changesBetween(other, one)));
    }),
    propertyRuns(100),
  );
});

test("secrets and what clients told stay out at whatever depth", () => {
  const record = {
    status: "sent",
    passcodeHash: "x",
    details: {
      pixKey: "ana@example.com",
      method: "pix",
      people: [{ birthday: "2000-01-01", kind: "adult" }],
    },
  };
  expect(cleanEntry(record)).toEqual({
    status: "sent",
    details: { method: "pix", people: [{ kind: "adult" }] },
  });
});

test.each(["password", "newPassword", "tokenHash", "cpf", "guestNames", "notes"])(
  "%s is forbidden",
  (field) => {
    expect(isForbidden(field)).toBe(true);
  },
);
test.each(["status", "name", "reason", "title", "version", "noteCount"])("%s is not", (field) => {
  expect(isForbidden(field)).toBe(false);
});
