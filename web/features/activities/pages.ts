import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of activities: administrators record them, each hotel reads its own. */
export const pages = {
  activities: { portals: ["admin", "hotel"], file: "routes/portal/activities.tsx" },
} as const satisfies PortalPages;
