import { expect, test } from "vitest";
import { countriesNamed, countryName, everyCountry } from "./country-names.ts";

test("a country is called in the reader's language", () => {
  expect(countryName("MV", "pt")).toBe("Maldivas");
  expect(countryName("MV", "en")).toBe("Maldives");
});

test.each([
  ["maldiv", ["MV"]],
  ["marrocos", ["MA"]],
  ["morocco", ["MA"]],
  ["tugal", []],
])("%s names %j", (word, expected) => {
  expect(countriesNamed(word, ["MV", "MA", "PT", "BR"])).toEqual(expected);
});

test("every country is there to choose, once, in the order of the reader's alphabet", () => {
  const [pt, en] = [everyCountry("pt"), everyCountry("en")];
  expect(new Set(pt.map(({ label }) => label)).size).toBe(pt.length);
  expect(pt.map(({ value }) => value).toSorted()).toEqual(en.map(({ value }) => value).toSorted());
  for (const value of ["BR", "PT", "MV", "CL", "MA"]) {
    expect(pt).toContainEqual({ value, label: countryName(value, "pt") });
  }
  expect(pt.length).toBeGreaterThan(240);
  expect(pt[0]!.label).toBe("Afeganistão");
  expect(pt.some(({ label }) => /desconhecida|União Europeia/.test(label))).toBe(false);
});
