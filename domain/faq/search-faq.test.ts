import { expect, test } from "vitest";
import type { FaqGroup } from "./faq.ts";
import { searchFaq } from "./search-faq.ts";

const entry = (pt: string, en: string, answer: string) => ({
  id: "00000000-0000-4000-8000-000000000000",
  question: { pt, en },
  answer: { pt: [answer], en: ["Yes."] },
  link: null,
});
const groups: FaqGroup[] = [
  {
    topic: "hotels",
    entries: [entry("O que é um hotel de autor?", "What is an author-led hotel?", "Uma casa assinada.")],
  },
  { topic: "account", entries: [entry("Há cookies?", "Are there cookies?", "Só os necessários à sessão.")] },
];
const topics = (query: string, language: "pt" | "en" = "pt") =>
  searchFaq({ groups, query, language }).map(({ topic }) => topic);

test("a question is found by its words or its answer's, whatever the accents", () => {
  expect(topics("AUTOR")).toEqual(["hotels"]);
  expect(topics("sessao necessarios")).toEqual(["account"]);
  expect(topics("")).toEqual(["hotels", "account"]);
  expect(topics("iate")).toEqual([]);
});

test("a search reads the language being read", () => {
  expect(topics("author", "en")).toEqual(["hotels"]);
  expect(topics("author", "pt")).toEqual([]);
});
