import { expect, test } from "vitest";
import { NewBlock } from "../journeys/blocks.ts";
import { blockOf } from "./journey-block.ts";
import type { MemberProduct } from "./products.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const product: MemberProduct = {
  ...{ id: ID, slug: "veleiro", kind: "experience", place: "Sagres", country: "PT", hotel: null },
  ...{ title: { pt: "Veleiro", en: "Boat" }, summary: { pt: "Manhã", en: "Morning" } },
  terms: { pt: "Sete dias", en: "Seven days" },
  seller: { kind: "member", id: ID, name: "Rafael" },
  pictures: [{ kind: "art", name: "martinhal-coast", alt: { pt: "Mar", en: "Sea" } }],
  price: { amount: 76_000, currency: "EUR" },
  ...{ unit: "group", placesLeft: 3, partyMax: null, startsOn: null, endsOn: null, isInstant: true },
  publishedAt: "2026-01-01T00:00:00.000Z",
  memberPrice: { amount: 64_600, currency: "EUR" },
  ...{ commission: 1_500, due: { from: "checkout", days: 30 }, visibility: "public" },
  ...{ isSaved: false, isMine: false },
};

const person = (firstName: string) => ({ firstName, isChild: false });
const head = {
  ...{ startsOn: "2027-02-01", endsOn: "2027-02-05" },
  travellers: [person("Ana"), person("Rui"), person("Clara")],
};

test("a product becomes a block that waits after the others in the tray, bought at the member's price", () => {
  const parked = { id: ID, optionId: ID, day: null, position: "V" };
  const block = blockOf(product, {
    id: ID,
    optionId: ID,
    blocks: [parked, { ...parked, day: 2, position: "z" }],
    ...{ head, note: "646 por grupo" },
  });
  expect(NewBlock.parse(block)).toMatchObject({
    ...{ kind: "experience", day: null, title: product.title, text: product.summary },
    note: "646 por grupo",
    supplier: { kind: "named", name: "Rafael" },
    net: { amount: 64_600, currency: "EUR" },
    sell: { amount: 76_000, currency: "EUR" },
  });
  expect(block.position > "V").toBe(true);
});

test("a product of a hotel names that hotel, and one on request has no price", () => {
  const hotel = { id: ID, slug: "casa", name: "Casa" };
  const asked = { ...product, kind: "stay" as const, hotel, price: null, memberPrice: null };
  const block = blockOf(asked, { id: ID, optionId: ID, blocks: [], head, note: "" });
  expect(block).toMatchObject({
    kind: "stay",
    supplier: { kind: "hotel", hotelId: ID },
    net: null,
    sell: null,
  });
});

test("a block costs what its unit comes to in the journey: four nights, three people, or once", () => {
  const made = (unit: MemberProduct["unit"], journey = head, kind: MemberProduct["kind"] = "stay") => {
    const block = blockOf(
      { ...product, unit, kind },
      { id: ID, optionId: ID, blocks: [], head: journey, note: "" },
    );
    return [block.net?.amount ?? null, block.sell?.amount ?? null, block.nights];
  };
  expect(made("night")).toEqual([258_400, 304_000, 4]);
  expect(made("person")).toEqual([193_800, 228_000, 4]);
  expect(made("group")).toEqual([64_600, 76_000, 4]);
  expect(made("stay")).toEqual([64_600, 76_000, 4]);
  expect(made("person", head, "experience")).toEqual([193_800, 228_000, 0]);
  // A journey that does not say how many has no price yet, rather than that of one.
  expect(made("person", { ...head, travellers: [] })).toEqual([null, null, 4]);
  expect(made("night", { ...head, endsOn: head.startsOn })).toEqual([null, null, 1]);
});
