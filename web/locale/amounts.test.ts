import { expect, test } from "vitest";
import { getLocale, overwriteGetLocale } from "#messages/runtime.js";
import { readAmount, typedAmount } from "./amounts.ts";

test.each([
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["€ 5.940", 594_000],
  ["5940,5", 594_050],
  ["0", 0],
  ["", null],
  ["-5", undefined],
  ["cortesia", undefined],
  ["1,2345", undefined],
] as const)("%j is %j", (typed, amount) => {
  expect(readAmount(typed, "EUR")).toBe(amount);
});

test("a currency without minor units has none when typed", () => {
  expect(readAmount("12.000", "JPY")).toBe(12_000);
  expect([typedAmount(12_000, "JPY"), typedAmount(594_050, "EUR")]).toEqual(["12000", "5940,50"]);
});

test("an amount is offered to be typed over with the comma or the point of the reader's language", () => {
  const usual = getLocale();
  overwriteGetLocale(() => "en");
  expect(typedAmount(594_050, "EUR")).toBe("5940.50");
  overwriteGetLocale(() => usual);
  expect(typedAmount(594_050, "EUR")).toBe("5940,50");
});
