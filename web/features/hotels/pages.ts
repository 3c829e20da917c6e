import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of hotels in the portals. */
export const pages = {
  "houses/:slug": { portals: ["hotel"], file: "routes/hotel/house.tsx" },
  "houses/:slug/page": { portals: ["hotel"], file: "routes/hotel/house-page.tsx" },
  "houses/:slug/people": { portals: ["hotel"], file: "routes/hotel/house-people.tsx" },
  hotels: { portals: ["admin"], file: "routes/admin/hotels.tsx" },
  "hotels/:hotelId/page": { portals: ["admin"], file: "routes/admin/hotel-page.tsx" },
  "hotels/:hotelId/people": { portals: ["admin"], file: "routes/admin/hotel-people.tsx" },
} as const satisfies PortalPages;
