import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of materials. */
export const pages = {
  materials: {
    portals: ["advisor", "tour_operator", "hotel", "admin"],
    file: "routes/portal/materials.tsx",
  },
  "materials/links": { portals: ["advisor", "tour_operator"], file: "routes/portal/material-links.tsx" },
  "materials/collections": {
    portals: ["advisor", "tour_operator"],
    file: "routes/portal/material-collections.tsx",
  },
  "houses/:slug/materials": { portals: ["hotel"], file: "routes/hotel/house-materials.tsx" },
} as const satisfies PortalPages;
