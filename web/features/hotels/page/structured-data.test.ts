import { expect, test } from "vitest";
import type { HotelView } from "../reading/hotel-view.ts";
import { breadcrumbs, hotelFacts } from "./structured-data.ts";

const site = "https://lilamonde.example";
const hotel: HotelView = {
  slug: "casa",
  kind: "hotel",
  hotels: [],
  path: "/lilamonde/casa",
  name: "Casa",
  country: "PT",
  place: "Lisboa",
  style: "city",
  headline: "Uma casa.",
  summary: "Uma casa em Lisboa.",
  picture: { kind: "art", name: "hero-home", alt: "" },
  facts: [],
  isFeatured: false,
  updatedAt: "2026-01-01T00:00:00Z",
  chapters: [],
  drawing: null,
};

test("a hotel says what is known of it, and nothing else", () => {
  expect(hotelFacts(hotel, site)).toEqual({
    "@type": "Hotel",
    name: "Casa",
    description: "Uma casa em Lisboa.",
    url: `${site}/lilamonde/casa`,
    address: { "@type": "PostalAddress", addressLocality: "Lisboa", addressCountry: "PT" },
  });
});

test("the house's art is not passed off as a picture of the hotel; the hotel's own is named", () => {
  expect(hotelFacts(hotel, site)).not.toHaveProperty("image");
  const own = { kind: "file" as const, src: "/files/casa.jpg", width: 1, height: 1, alt: "" };
  expect(hotelFacts({ ...hotel, picture: own }, site)).toHaveProperty("image", `${site}/files/casa.jpg`);
});

test("the way to a hotel leads by the collection", () => {
  const { itemListElement } = breadcrumbs([hotel], site);
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, `${site}/`],
    [2, `${site}/lilamonde`],
    [3, `${site}/lilamonde/casa`],
  ]);
});
