import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of growth. */
export const pages = {
  growth: { portals: ["advisor", "tour_operator"], file: "routes/portal/growth.tsx" },
} as const satisfies PortalPages;
