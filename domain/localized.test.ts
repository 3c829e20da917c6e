import { expect, test } from "vitest";
import { hasWords, inLanguage, paragraphsIn } from "./localized.ts";

test("a text is read in its language, or in the other while that side is empty", () => {
  expect(inLanguage({ pt: "ilha", en: "island" }, "en")).toBe("island");
  expect(inLanguage({ pt: "ilha", en: " " }, "en")).toBe("ilha");
  expect(inLanguage({ pt: "", en: "" }, "pt")).toBe("");
});

test("blank paragraphs leave no hole", () => {
  expect(paragraphsIn({ pt: ["um", " ", "dois"], en: ["one"] }, "pt")).toEqual(["um", "dois"]);
  expect(paragraphsIn({ pt: ["um"], en: ["", " "] }, "en")).toEqual(["um"]);
});

test("there are words when either side has some", () => {
  expect(hasWords({ pt: "", en: "island" })).toBe(true);
  expect(hasWords({ pt: " ", en: "" })).toBe(false);
  expect(hasWords(null)).toBe(false);
});
