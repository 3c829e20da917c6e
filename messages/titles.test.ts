import { expect, test } from "vitest";
import { languages, readMessages } from "./read-messages.ts";

test("titles of pages part from the name of the house by one sign", () => {
  const titles = readMessages(import.meta.dirname)
    .filter(({ key }) => key.endsWith("_title"))
    .flatMap(({ texts }) => languages.map((language) => texts[language]))
    .filter((title) => /^Lilamonde\s*[|·–—-]|[|·–—-]\s*Lilamonde$/.test(title));
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !/^Lilamonde — \S|\S — Lilamonde$/.test(title))).toEqual([]);
});
