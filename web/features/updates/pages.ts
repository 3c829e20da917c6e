import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of the news among the tabs of a hotel; elsewhere the bell has them. */
export const pages = {
  "houses/:slug/updates": { portals: ["hotel"], file: "routes/hotel/house-updates.tsx" },
} as const satisfies PortalPages;
