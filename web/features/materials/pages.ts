import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of materials. */
export const pages = {
  materials: {
    portals: ["advisor", "tour_operator", "hotel", "admin"],
    file: "routes/portal/materials.tsx",
  },
} as const satisfies PortalPages;
