import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of activities: administrators record them, each hotel reads its own. */
export const pages = {
  activities: { portals: ["admin"], file: "routes/admin/activities.tsx" },
  "houses/:slug/activities": { portals: ["hotel"], file: "routes/hotel/house-activities.tsx" },
} as const satisfies PortalPages;
