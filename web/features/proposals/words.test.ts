import { afterEach, expect, test } from "vitest";
import { getLocale, overwriteGetLocale } from "#messages/runtime.js";
import { span, stayPlaces } from "./words.ts";

const usual = getLocale();
afterEach(() => overwriteGetLocale(() => usual));

test.each([
  ["2027-06-14", "2027-06-26", "14 a 26 de junho de 2027"],
  ["2027-05-30", "2027-06-04", "30 de maio a 4 de junho de 2027"],
  ["2026-12-28", "2027-01-03", "28 de dezembro de 2026 a 3 de janeiro de 2027"],
  ["2027-06-14", "2027-06-14", "14 de junho de 2027"],
])("from %s to %s is written %s", (startsOn, endsOn, words) => {
  expect(span(startsOn, endsOn)).toBe(words);
});

test("the places of a proposal are those of its nights, each once", () => {
  const stay = (place: string, kind = "stay") => ({ kind, place, hotel: null });
  const atHotel = (pt: string, en: string) => ({ ...stay(pt), hotel: { place: { pt, en } } });
  const days = [
    { blocks: [stay("Lisboa"), stay("Alfama", "experience")] },
    { blocks: [atHotel("Sagres, no Algarve", "Sagres, the Algarve"), stay("Lisboa")] },
  ];
  const content = { options: [{ days }] } as unknown as Parameters<typeof stayPlaces>[0];
  expect(stayPlaces(content)).toBe("Lisboa; Sagres, no Algarve");
  overwriteGetLocale(() => "en");
  expect(stayPlaces(content)).toBe("Lisboa; Sagres, the Algarve");
  expect(stayPlaces({ options: [] })).toBe("");
});
