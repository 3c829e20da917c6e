import { expect, test } from "vitest";
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
