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
  ...{ unit: "group", placesLeft: 3, startsOn: null, endsOn: null, isInstant: true },
  publishedAt: "2026-01-01T00:00:00.000Z",
  memberPrice: { amount: 64_600, currency: "EUR" },
  ...{ commission: 1_500, due: { from: "checkout", days: 30 }, visibility: "public" },
  ...{ isSaved: false, isMine: false },
};

test("a product becomes a block that waits after the others in the tray, bought at the member's price", () => {
  const parked = { id: ID, optionId: ID, day: null, position: "V" };
  const block = blockOf(product, {
    id: ID,
    optionId: ID,
    blocks: [parked, { ...parked, day: 2, position: "z" }],
  });
  expect(NewBlock.parse(block)).toMatchObject({
    ...{ kind: "experience", day: null, title: product.title, text: product.summary },
    supplier: { kind: "named", name: "Rafael" },
    net: { amount: 64_600, currency: "EUR" },
    sell: { amount: 76_000, currency: "EUR" },
  });
  expect(block.position > "V").toBe(true);
});

test("a product of a hotel names that hotel, and one on request has no price", () => {
  const hotel = { id: ID, slug: "casa", name: "Casa" };
  const asked = { ...product, kind: "stay" as const, hotel, price: null, memberPrice: null };
  const block = blockOf(asked, { id: ID, optionId: ID, blocks: [] });
  expect(block).toMatchObject({
    kind: "stay",
    supplier: { kind: "hotel", hotelId: ID },
    net: null,
    sell: null,
  });
});
