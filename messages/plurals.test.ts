import { expect, test } from "vitest";
import { type Language, languages, readMessages } from "./read-messages.ts";

/** Parameters that are people, hotels, options, things, money, days or hours, never how many. */
const notCounted = new Set(
  "name label hotel seller email reference amount rest day date dates time from until title span zone owner agency version".split(
    " ",
  ),
);

/** A number, and after it a noun or verb for several; in English also across the adjective between. */
const before: Record<Language, RegExp> = {
  pt: /\{(\w+)\}[\s\u00a0](?!mais\b|depois\b|antes\b|atrás\b|às\b)\p{L}+(?:s|am|em)\b/gu,
  en: /\{(\w+)\}[\s\u00a0](?:(?:open|more|new|percentage)[\s\u00a0])?(?:(?!is\b|as\b|has\b|was\b|this\b)\p{L}+s|people|children)\b/gu,
};

/** Words that agree with the number after them. */
const after: Record<Language, RegExp> = {
  pt: /\b(?:faltam|restam|faltariam|últim[oa]s|próxim[oa]s|os|as|nos|nas|dos|das|são|foram|enviad[oa]s)[\s\u00a0]\{(\w+)\}/giu,
  en: /\b(?:are|were|these|those|all)[\s\u00a0]\{(\w+)\}/giu,
};

const period = "the 7, 30, 90 or 365 days that can be chosen";

/** Read one by one: why the number is never one, or why its words stay as they are. */
const reviewed: Record<string, string> = {
  account_reputation_remaining: "a sentence of the spec, kept word for word",
  bookings_funnel_completed: period,
  bookings_funnel_none: period,
  bookings_funnel_text: period,
  bookings_funnel_window: period,
  house_before: period,
  journeys_file_full: "the sixty photographs that a journey may show",
  journeys_files_full: "the sixty photographs that a journey may show",
  journeys_blocker_too_many: "the four hundred items that a client may be shown",
};

/** The parameters of a text that stand beside a word for several, without its form for one. */
function unbent(text: string, language: Language): string[] {
  return [...text.matchAll(before[language]), ...text.matchAll(after[language])]
    .map(([, name]) => name!)
    .filter((name) => !notCounted.has(name));
}

test("a word beside a number has its form for one", () => {
  const found = readMessages(import.meta.dirname).flatMap(({ key, texts }) =>
    languages
      .filter((language) => unbent(texts[language], language).length > 0)
      .map((language) => `${key} ${language}: ${texts[language]}`),
  );
  expect(found.filter((line) => !reviewed[line.split(" ")[0]!])).toEqual([]);
  const keys = new Set(found.map((line) => line.split(" ")[0]));
  expect(Object.keys(reviewed).filter((key) => !keys.has(key))).toEqual([]);
});

test("what the check of forms is for is caught, and what is right passes", () => {
  expect(unbent("{count} leituras a enviar", "pt")).toEqual(["count"]);
  expect(unbent("{count} começaram", "pt")).toEqual(["count"]);
  expect(unbent("Faltam {missing}", "pt")).toEqual(["missing"]);
  expect(unbent("See {count} rows", "en")).toEqual(["count"]);
  expect(unbent("{count} {count|leitura|leituras} a enviar", "pt")).toEqual([]);
  expect(unbent("Leituras a enviar: {count}", "pt")).toEqual([]);
});
