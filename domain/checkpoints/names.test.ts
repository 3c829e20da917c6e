import { expect, test } from "vitest";
import { namesSomebody } from "./names.ts";

test("a trip that is called after its client is known as one, however the name is written", () => {
  expect(namesSomebody("Lua de mel da Bea", ["Beatriz Andrade", "Bea"])).toBe(true);
  expect(namesSomebody("Família ANDRADÉ no Algarve", ["Família Andrade"])).toBe(true);
  expect(namesSomebody("Entre dois oceanos, em família", ["Família Andrade", null])).toBe(false);
  expect(namesSomebody("Seis noites no Quadrado", [])).toBe(false);
});
