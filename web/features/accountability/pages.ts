import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of the monthly account of our work, for each hotel and for administrators. */
export const pages = {
  accountability: { portals: ["admin"], file: "routes/admin/accountability.tsx" },
  "houses/:slug/accountability": { portals: ["hotel"], file: "routes/hotel/house-accountability.tsx" },
} as const satisfies PortalPages;
