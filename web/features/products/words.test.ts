import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { earnsWords } from "./words.ts";

test("whoever offers places reads that they count for the product's whole life, not for each date", () => {
  expect(m.products_capacity_hint({}, { locale: "pt" })).toMatch(/^Ao todo, em todas as datas\./);
  expect(m.products_capacity_hint({}, { locale: "en" })).toMatch(/^In all, across every date\./);
});

test("a commission says of which price it is: what a member pays, where that is known", () => {
  const plain = (words: string) => words.replace(/\s/g, " ");
  expect(plain(earnsWords(1_200, { amount: 46_800, currency: "EUR" }))).toBe(
    "12% de comissão sobre € 468,00",
  );
  expect(earnsWords(1_200, null)).toBe("12% de comissão");
});
