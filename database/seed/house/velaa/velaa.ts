import { artPicture } from "../art.ts";
import type { HotelSeed } from "../hotel-seed.ts";
import { words } from "../words.ts";
import { accolades, founders, overview, pillars } from "./the-island.ts";
import { gallery, location } from "./the-place.ts";
import { accommodations, gastronomy, villas, wellness } from "./the-stay.ts";

/** Velaa Private Island: the facts of spec §1, who founded and drew it, when it opened and where it lies. */
export const velaa: HotelSeed = {
  slug: "velaa-private-island",
  name: "Velaa Private Island",
  kind: "hotel",
  timeZone: "Indian/Maldives",
  country: "MV",
  place: words("Atol Noonu, Maldivas", "Noonu Atoll, Maldives"),
  style: "private_island",
  headline: words(
    "Uma ilha inteira, com o tamanho certo para ser sua.",
    "A whole island, the right size to be yours.",
  ),
  summary: words(
    "Uma ilha privada no Atol Noonu, aberta em 2013, desenhada pelo arquiteto Petr Kolář, a 45 minutos de voo doméstico.",
    "A private island in Noonu Atoll, open since 2013, drawn by the architect Petr Kolář and 45 minutes away by domestic flight.",
  ),
  picture: artPicture("velaa-aerial"),
  facts: [
    {
      value: words("45 minutos", "45 minutes"),
      text: words("de voo doméstico até a ilha", "by domestic flight to the island"),
    },
    {
      value: words("7 tempos", "7 courses"),
      text: words("em um menu degustação", "in one tasting menu"),
    },
    { value: words("6 programas", "6 programmes"), text: words("de bem-estar", "for wellbeing") },
  ],
  isFeatured: true,
  chapters: [
    overview,
    founders,
    pillars,
    accommodations,
    gastronomy,
    wellness,
    gallery,
    location,
    villas,
    accolades,
  ],
};
