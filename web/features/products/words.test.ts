import { expect, test } from "vitest";
import { m } from "#messages/messages.js";

test("whoever offers places reads that they count for the product's whole life, not for each date", () => {
  expect(m.products_capacity_hint({}, { locale: "pt" })).toMatch(/^Ao todo, em todas as datas\./);
  expect(m.products_capacity_hint({}, { locale: "en" })).toMatch(/^In all, across every date\./);
});
