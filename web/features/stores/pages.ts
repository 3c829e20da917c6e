import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of a seller's store in their portal; it lies with what they sell, whose entry the menus have (spec §2). */
export const pages = {
  "products/store": { portals: ["advisor", "tour_operator"], file: "routes/portal/store.tsx" },
} as const satisfies PortalPages;
