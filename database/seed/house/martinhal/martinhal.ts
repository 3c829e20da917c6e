import { artPicture } from "../art.ts";
import type { HotelSeed } from "../hotel-seed.ts";
import { words } from "../words.ts";
import { founders, overview, pillars } from "./the-group.ts";
import { accolades, gastronomy, wellness } from "./the-stay.ts";

/** Martinhal Luxury Resorts: the facts of spec §1, who founded it and where its four properties are. */
export const martinhal: HotelSeed = {
  slug: "martinhal-luxury-resorts",
  name: "Martinhal Luxury Resorts",
  kind: "group",
  timeZone: "Europe/Lisbon",
  country: "PT",
  place: words("Portugal, quatro endereços", "Portugal, four addresses"),
  style: "family_resort",
  headline: words("Quatro endereços, uma infância inteira.", "Four addresses, one\u00a0whole childhood."),
  summary: words(
    "Um grupo português de resorts de luxo que começa pelas crianças: dois endereços no Algarve, dois em Lisboa, e um kids club dos 6 meses aos 17 anos.",
    "A Portuguese group of luxury resorts that begins with the children: two addresses in the Algarve, two in Lisbon, and a kids club from 6 months to 17 years.",
  ),
  picture: artPicture("martinhal-coast"),
  facts: [
    {
      value: words("6 meses a 17 anos", "6 months to 17 years"),
      text: words("um kids club que cresce com as crianças", "a kids club that grows with them"),
    },
    {
      value: words("A partir de 4\u00a0meses", "From 4 months"),
      text: words("menus pensados para crianças", "menus made for children"),
    },
    { value: words("A partir de 6\u00a0anos", "From age 6"), text: words("spa em família", "family spa") },
  ],
  isFeatured: true,
  chapters: [overview, founders, pillars, gastronomy, wellness, accolades],
};
