import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the timeline. */
export const pages = {
  social: { portals: ["advisor", "tour_operator", "hotel", "admin"], file: "routes/portal/social.tsx" },
  reports: { portals: ["admin"], file: "routes/admin/reports.tsx" },
} as const satisfies PortalPages;
