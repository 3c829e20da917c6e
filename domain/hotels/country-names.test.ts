import { expect, test } from "vitest";
import { countriesNamed, countryName } from "./country-names.ts";

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
