import { expect, test } from "vitest";
import { formatPhone, readPhone } from "./phone.ts";
import { readSite } from "./site.ts";

test.each([
  ["(11) 98888-7777", "+5511988887777"],
  ["11 3456 7890", "+551134567890"],
  ["+55 11 98888-7777", "+5511988887777"],
  ["+351 912 345 678", "+351912345678"],
  ["98888-7777", null],
  ["11 18888-7777", null],
  ["+0 123 456 789", null],
  ["+123", null],
  ["+1234567890123456", null],
  ["ligue para mim", null],
  ["", null],
])("the telephone %j is kept as %j", (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});

test("a Brazilian telephone is spaced, another is left as it is", () => {
  expect(formatPhone("+5511988887777")).toBe("+55 11 98888-7777");
  expect(formatPhone("+551134567890")).toBe("+55 11 3456-7890");
  expect(formatPhone("+351912345678")).toBe("+351912345678");
});

test.each([
  ["teles.com.br", "https://teles.com.br"],
  ["https://teles.com.br/", "https://teles.com.br"],
  ["http://teles.com.br/equipe", "http://teles.com.br/equipe"],
  ["teles.com.br:8080", "https://teles.com.br:8080"],
  ["javascript:alert(1)", null],
  ["ftp://teles.com.br", null],
  ["https://me@teles.com.br", null],
  ["teles", null],
  ["tel es.com", null],
  ["", null],
])("the site %j is kept as %j", (typed, kept) => {
  expect(readSite(typed)).toBe(kept);
});
