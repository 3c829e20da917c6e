import { declareCapability } from "../capability.ts";
import { listHotelPages } from "./list-hotel-pages.ts";
import { plantDemoHotels, plantGroupHotels } from "./plant-hotels.ts";
import { hotelsRoutes } from "./routes.ts";
import { scaleHotels } from "./scale-hotels.ts";

/** The hotel collection. */
export const hotels = declareCapability({
  routes: hotelsRoutes,
  plantHouse: plantGroupHotels,
  plantDemo: plantDemoHotels,
  scale: scaleHotels,
  publishedPages: listHotelPages,
  // Administrators write any hotel's page.
  topics: (_, { role }) => (role === "admin" ? ["hotel_pages"] : []),
  named: [{ table: "hotels", name: "name" }],
});
