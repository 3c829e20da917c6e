import { expect, test } from "vitest";
import type { FaqGroupView } from "./faq-view.ts";
import { searchQuestions } from "./search-questions.ts";

const asked = (question: string, ...answer: string[]) => ({ id: question, question, answer, link: null });
const groups: FaqGroupView[] = [
  { topic: "hotels", entries: [asked("Quais hotéis?", "Duas coleções.", "Nas Maldivas.")] },
  {
    topic: "account",
    entries: [
      asked("Como apago meus dados?", "No perfil."),
      asked("Como saio da newsletter?", "Pelo link de qualquer carta."),
    ],
  },
];

const found = (query: string) =>
  searchQuestions(groups, query).flatMap(({ entries }) => entries.map(({ question }) => question));

test("a question is found by its own words or its answer's, whatever the accents and case", () => {
  expect(found("HOTEIS")).toEqual(["Quais hotéis?"]);
  expect(found("maldivas coleç")).toEqual(["Quais hotéis?"]);
});

test("a group without a match is left out, and no words leave everything", () => {
  expect(searchQuestions(groups, "carta").map(({ topic }) => topic)).toEqual(["account"]);
  expect(found("  ")).toHaveLength(3);
  expect(found("ilha deserta")).toEqual([]);
});
