import { expect, test } from "vitest";
import { backwardDates, emptySheet, isValidOn } from "./sheets.ts";
import { isReservedSlug } from "./slugs.ts";

const name = { pt: "Alta", en: "High" };

test("what ends before it begins is named by its place", () => {
  const season = { id: "a", name, startsOn: "2026-05-01", endsOn: "2026-04-30" };
  const perk = {
    id: "b",
    programme: "house" as const,
    name,
    validFrom: "2026-01-01",
    validUntil: "2025-12-31",
  };
  expect(backwardDates({ ...emptySheet, seasons: [season], perks: [perk] })).toEqual([
    "seasons.0.endsOn",
    "perks.0.validUntil",
  ]);
  expect(backwardDates({ ...emptySheet, seasons: [{ ...season, endsOn: "2026-05-01" }] })).toEqual([]);
});

test("a perk is valid from its first day to its last, or for good", () => {
  const perk = { id: "b", programme: "house" as const, name, validFrom: "2026-01-01", validUntil: null };
  expect(isValidOn(perk, "2030-01-01")).toBe(true);
  expect(isValidOn(perk, "2025-12-31")).toBe(false);
  expect(isValidOn({ ...perk, validUntil: "2026-01-31" }, "2026-02-01")).toBe(false);
});

test.each(["faq", "lilamonde", "en", "api", "martinhal-luxury-resorts"])(
  "%s is no hotel's address",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  },
);
test("a hotel may have any other", () => expect(isReservedSlug("casa-nova")).toBe(false));
