import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of products: of whoever sells, in a hotel's house, and of administrators. */
export const pages = {
  products: { portals: ["advisor", "tour_operator", "admin"], file: "routes/portal/products.tsx" },
  "products/:id": { portals: ["advisor", "tour_operator", "admin"], file: "routes/portal/product.tsx" },
  "houses/:slug/offers": { portals: ["hotel"], file: "routes/hotel/house-offers.tsx" },
  "houses/:slug/offers/:id": { portals: ["hotel"], file: "routes/hotel/house-offer.tsx" },
} as const satisfies PortalPages;
