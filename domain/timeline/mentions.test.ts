import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { isMentioned, splitMentions } from "./mentions.ts";

const group = { name: "Martinhal", slug: "martinhal-luxury-resorts" };
const sagres = { name: "Martinhal Sagres", slug: "martinhal-sagres" };
const left = { name: "Casa Velha", slug: null };

test("a text is split at the names of hotels, the longer of two names at one place", () => {
  const parts = splitMentions("De @Martinhal Sagres a @Casa Velha.", [group, sagres, left]);
  expect(parts).toEqual([
    { text: "De " },
    { text: "Martinhal Sagres", mention: sagres },
    { text: " a " },
    { text: "Casa Velha", mention: left },
    { text: "." },
  ]);
});

test("the beginning of a longer word, or an address, is no mention", () => {
  expect(isMentioned("@Martinhalês", "Martinhal")).toBe(false);
  expect(isMentioned("reservas@Martinhal", "Martinhal")).toBe(false);
  expect(isMentioned("(@Martinhal)", "Martinhal")).toBe(true);
});

test("splitting loses nothing but the signs of mentions", () => {
  const words = fc.string({
    unit: fc.constantFrom("@", "Martinhal", " Sagres", " ", "a", "é", "Casa Velha", "<"),
  });
  fc.assert(
    fc.property(words, (text) => {
      const parts = splitMentions(text, [group, sagres, left]);
      expect(parts.map((part) => (part.mention ? `@${part.text}` : part.text)).join("")).toBe(text);
    }),
    propertyRuns(200),
  );
});
