import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of hotels in the portals. */
export const pages = {
  "houses/:slug": { portals: ["hotel"], file: "routes/hotel/house.tsx" },
  "houses/:slug/page": { portals: ["hotel"], file: "routes/hotel/house-page.tsx" },
  "houses/:slug/sheet": { portals: ["hotel"], file: "routes/hotel/house-sheet.tsx" },
  "houses/:slug/people": { portals: ["hotel"], file: "routes/hotel/house-people.tsx" },
  hotels: { portals: ["admin"], file: "routes/admin/hotels.tsx" },
  "hotels/people": { portals: ["admin"], file: "routes/admin/hotels-people.tsx" },
  "hotels/:hotelId/page": { portals: ["admin"], file: "routes/admin/hotel-page.tsx" },
  "hotels/:hotelId/sheet": { portals: ["admin"], file: "routes/admin/hotel-sheet.tsx" },
  "hotels/:hotelId/people": { portals: ["admin"], file: "routes/admin/hotel-people.tsx" },
  collection: { portals: ["advisor", "tour_operator"], file: "routes/portal/collection.tsx" },
  "collection/:slug": { portals: ["advisor", "tour_operator"], file: "routes/portal/collection-hotel.tsx" },
} as const satisfies PortalPages;
