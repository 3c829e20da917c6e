import { expect, test } from "vitest";
import { kitCell } from "./kit-cells.ts";
import type { Desk, MaterialLanguage, MaterialType } from "./materials.ts";
import type { VersionState } from "./versions.ts";

type Kept = { state: VersionState; validUntil?: string; embargoUntil?: string };

/** A desk with one material, and the slots that its kit lacks. */
function desk(
  type: MaterialType,
  language: MaterialLanguage,
  { versions = [] as Kept[], missing = [] as Desk["completeness"]["missing"] },
) {
  const kept = versions.map((one) => ({ validUntil: null, embargoUntil: null, ...one }));
  return {
    materials: [{ type, language, versions: kept }],
    completeness: { missing },
  } as unknown as Pick<Desk, "materials" | "completeness">;
}
const cell = (given: ReturnType<typeof desk>, type: MaterialType, language: MaterialLanguage) =>
  kitCell({ desk: given, today: "2026-11-16" }, { type, language });
const lacks = (asked: number) => [
  { type: "menu" as const, language: "en" as const, asked, askedByMe: false },
];

test("what is missing says how often it was asked for, or that it waits for review", () => {
  const returned = desk("menu", "en", { versions: [{ state: "returned" }], missing: lacks(7) });
  expect(cell(returned, "menu", "en")).toEqual({ state: "lacks", asked: 7 });
  const sent = desk("menu", "en", { versions: [{ state: "in_review" }], missing: lacks(7) });
  expect(cell(sent, "menu", "en")).toEqual({ state: "waits" });
});

test("what is under embargo says until when, and is not called missing", () => {
  const held = { state: "published", embargoUntil: "2026-12-01" } as const;
  const sent = desk("menu", "en", { versions: [held, { state: "in_review" }], missing: lacks(0) });
  expect(cell(sent, "menu", "en")).toEqual({ state: "opens", on: "2026-12-01" });
});

test("what is there says when it ends, once that is near, and the longest lasting counts", () => {
  const until = (...days: (string | undefined)[]) =>
    cell(
      desk("rate_sheet", "pt", {
        versions: days.map((validUntil) => ({ state: "published", ...(validUntil && { validUntil }) })),
      }),
      "rate_sheet",
      "pt",
    );
  expect(until("2026-11-30")).toEqual({ state: "ends", on: "2026-11-30" });
  expect(until("2027-01-15")).toEqual({ state: "ends", on: "2027-01-15" });
  expect(until("2027-01-16")).toEqual({ state: "has" });
  expect(until("2026-11-30", "2027-12-31")).toEqual({ state: "has" });
  expect(until("2026-11-30", undefined)).toEqual({ state: "has" });
});

test("what no kit asks for is no part of it", () => {
  expect(cell(desk("rate_sheet", "en", {}), "rate_sheet", "en")).toEqual({ state: "none" });
});
