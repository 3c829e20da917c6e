import type { PublicPages } from "#web/site/public-pages.ts";

/** Where everybody reads of hotels. */
export const publicPages: PublicPages = {
  site: {
    lilamonde: "routes/site/lilamonde.tsx",
    "lilamonde/:slug": "routes/site/hotel.tsx",
    "martinhal-luxury-resorts": "routes/site/hotel.tsx",
    "velaa-private-island": "routes/site/hotel.tsx",
  },
};
