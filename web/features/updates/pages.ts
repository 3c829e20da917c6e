import type { PortalPages } from "#web/portal/portal-page.ts";

/** The news among the tabs of a hotel, elsewhere on the bell; and where administrators write them. */
export const pages = {
  "updates-desk": { portals: ["admin"], file: "routes/admin/updates-desk.tsx" },
  "houses/:slug/updates": { portals: ["hotel"], file: "routes/hotel/house-updates.tsx" },
} as const satisfies PortalPages;
