import { expect, test } from "vitest";
import { countryName, filterHotels } from "./filter-hotels.ts";
import { type HotelSummary, hotelPath } from "./hotels.ts";

function hotel(change: Partial<HotelSummary>): HotelSummary {
  return {
    slug: "casa",
    path: "/lilamonde/casa",
    name: "Casa",
    country: "BR",
    place: { pt: "São Miguel", en: "São Miguel" },
    style: "beach",
    headline: { pt: "Uma casa", en: "A house" },
    summary: { pt: "Diante do mar", en: "Facing the sea" },
    picture: { kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } },
    kind: "hotel",
    facts: [],
    isFeatured: false,
    ...change,
  };
}

const hotels = [
  hotel({ slug: "casa" }),
  hotel({ slug: "ilha", name: "Ilhéu", country: "MV", style: "private_island" }),
];
const found = (filter: Parameters<typeof filterHotels>[1]) =>
  filterHotels(hotels, filter).map(({ slug }) => slug);

test.each([
  [{}, ["casa", "ilha"]],
  [{ search: "brasil" }, ["casa"]],
  [{ search: "brazil" }, ["casa"]],
  [{ search: "maldives" }, ["ilha"]],
  [{ search: "ilheu" }, ["ilha"]],
  [{ search: "sao miguel" }, ["casa", "ilha"]],
  [{ search: "facing sea", country: "MV" }, ["ilha"]],
  [{ country: "", style: "", search: " " }, ["casa", "ilha"]],
  [{ style: "private_island" }, ["ilha"]],
  [{ search: "nowhere" }, []],
] as const)("%j leaves %j", (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test("a country has a name in both languages", () => {
  expect([countryName("MV", "pt"), countryName("MV", "en")]).toEqual(["Maldivas", "Maldives"]);
});

test("the two featured hotels have addresses of their own, others live under the community", () => {
  expect(hotelPath("velaa-private-island")).toBe("/velaa-private-island");
  expect(hotelPath("martinhal-luxury-resorts")).toBe("/martinhal-luxury-resorts");
  expect(hotelPath("casa")).toBe("/lilamonde/casa");
});
