import { expect, test } from "vitest";
import { typedAmount } from "#web/locale/amounts.ts";
import { formatSpan, readAmount } from "../words.ts";
import { readGuests } from "./stay-values.ts";

test("guests are written one a line, a child with the age", () => {
  expect(readGuests("Beatriz Andrade\n\n Clara, 4 \nReis, Otávio\nTomás, 19")).toEqual([
    { name: "Beatriz Andrade", age: null },
    { name: "Clara", age: 4 },
    { name: "Reis, Otávio", age: null },
    { name: "Tomás, 19", age: null },
  ]);
});

test.each([
  ["5.940,00", 594_000],
  ["5,940.00", 594_000],
  ["5940", 594_000],
  ["12,5", 1_250],
  ["", undefined],
  ["1.2.3", undefined],
  ["mil", undefined],
])("%s is read as %s minor units of a euro", (typed, amount) => {
  expect(readAmount(typed, "EUR")).toBe(amount);
});

test("a yen has no cents, and what is shown to be typed over is read as the same", () => {
  expect(readAmount("12,5", "JPY")).toBeUndefined();
  expect(readAmount(typedAmount(594_050, "EUR"), "EUR")).toBe(594_050);
  expect(readAmount(typedAmount(5_940, "JPY"), "JPY")).toBe(5_940);
});

test.each([
  [40 * 60_000, "40 min"],
  [380 * 60_000, "6 h 20"],
  [25 * 3_600_000, "25 h"],
  [96 * 3_600_000, "4 d"],
])("%i milliseconds are %s", (span, words) => {
  expect(formatSpan(span)).toBe(words);
});
