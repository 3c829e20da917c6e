import { expect, test } from "vitest";
import { normaliseEmail, normalisePhone } from "./contact.ts";

test.each([
  ["Ana@Agency.TEST", "ana@agency.test"],
  ["a.b+c@sub.domain.com.br", "a.b+c@sub.domain.com.br"],
  ["o'neil@agency.test", "o'neil@agency.test"],
])("%s is %s", (given, email) => {
  expect(normaliseEmail(given)).toBe(email);
});

test.each([
  "",
  "a",
  "a@",
  "@b.test",
  "a@b",
  "a@b..test",
  "a..b@c.test",
  ".a@b.test",
  "a.@b.test",
  "a@-b.test",
  "a b@c.test",
  " a@b.test",
  "a@b.test ",
  '"a b"@c.test',
  "a@b.test,c@d.test",
  "a@b.test;c@d.test",
  "Ana <a@b.test>",
  "a@b@c.test",
  "a@[127.0.0.1]",
  "a@b.test\n",
  "a@b.test\r\nBcc: c@d.test",
  "a@b.te\u0000st",
  "josé@agency.test",
  "\u212aatia@agency.test",
  "a@agency\u3002test",
  `${"a".repeat(65)}@b.test`,
  `a@${"b".repeat(250)}.test`,
])("%j is no address (P31)", (given) => {
  expect(() => normaliseEmail(given)).toThrow(/invalid format/);
});

test("a phone is its digits in international form", () => {
  expect(normalisePhone("+55 11 99999 0000")).toBe("5511999990000");
  for (const bad of ["", "0551", "55-11", "abc", "1".repeat(16)]) expect(() => normalisePhone(bad)).toThrow();
});
