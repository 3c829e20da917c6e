import { expect, test } from "vitest";
import { interfaceLanguage } from "./offers.ts";

test.each([
  ["en", "en"],
  ["en-GB", "en"],
  ["EN", "en"],
  ["pt-BR", "pt"],
  ["pt-PT", "pt"],
  ["es", "pt"],
  ["engadin", "pt"],
  ["", "pt"],
])("the profile language %j is read in %j", (preferred, spoken) => {
  expect(interfaceLanguage(preferred)).toBe(spoken);
});
