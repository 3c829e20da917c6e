import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, matchesQuery } from "./search.ts";

test.each([
  ["ferias", "Férias em São Paulo", true],
  ["SÃO paulo", "ferias em sao paulo", true],
  ["paulo ferias", "Férias em São Paulo", true],
  ["aulo", "Férias em São Paulo", false],
  ["lgpd", "Dados (LGPD)", true],
  ["e-mail", "o seu e-mail", true],
  ["  ", "anything", true],
  ["praia mar", "praia", false],
])("“%s” is found in “%s”: %s", (query, text, expected) => {
  expect(matchesQuery(query, [text])).toBe(expected);
});

test("folding once is folding for good, and a text is found by itself", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(matchesQuery(text, [text])).toBe(true);
    }),
  );
});
