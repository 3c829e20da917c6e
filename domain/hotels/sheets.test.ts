import { expect, test } from "vitest";
import { backwardDates, clockIn, emptySheet, isOnDuty, isValidOn } from "./sheets.ts";
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

test("the clock of a zone has its own day, also where it is tomorrow there", () => {
  const at = new Date("2026-11-15T22:30:00Z");
  expect(clockIn("America/Sao_Paulo", at)).toEqual({ day: "2026-11-15", weekday: 7, time: "19:30" });
  expect(clockIn("Indian/Maldives", at)).toEqual({ day: "2026-11-16", weekday: 1, time: "03:30" });
  expect(clockIn("Europe/Lisbon", new Date("2026-11-16T00:00:00Z")).time).toBe("00:00");
});

test.each([
  [1, "08:59", false],
  [1, "09:00", true],
  [1, "17:59", true],
  [1, "18:00", false],
  [6, "10:00", false],
])("on day %i at %s somebody of weekdays from 9 to 18 is on duty: %s", (weekday, time, expected) => {
  const desk = { days: [1, 2, 3, 4, 5], from: "09:00", until: "18:00" };
  expect(isOnDuty(desk, { weekday, time })).toBe(expected);
});

test.each(["faq", "lilamonde", "en", "api", "martinhal-luxury-resorts"])(
  "%s is no hotel's address",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  },
);
test("a hotel may have any other", () => expect(isReservedSlug("casa-nova")).toBe(false));
