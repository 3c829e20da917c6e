import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test("a Brazilian number is grouped, mobile or landline", () => {
  expect(formatPhone("5511999990000")).toBe("+55 11 99999-0000");
  expect(formatPhone("551133334444")).toBe("+55 11 3333-4444");
});

test("any other number is left as it is", () => {
  expect(formatPhone("351210000000")).toBe("+351210000000");
});
