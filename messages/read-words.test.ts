import { expect, test } from "vitest";
import { languages, readWords } from "./read-words.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("both languages say the same things, and no key is written twice", () => {
  const [pt, en] = languages.map(readWords);
  expect(Object.keys(pt ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort());
});

test("a text takes the same values in both languages", () => {
  const [pt = {}, en = {}] = languages.map(readWords);
  const odd = Object.keys(pt).filter(
    (key) => `${placeholders(pt[key] ?? "")}` !== `${placeholders(en[key] ?? "")}`,
  );
  expect(odd).toEqual([]);
});

test("no text is empty or ends in a blank", () => {
  for (const language of languages) {
    const odd = Object.entries(readWords(language)).filter(([, text]) => !text || text.trim() !== text);
    expect(odd).toEqual([]);
  }
});
