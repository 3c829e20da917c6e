import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the ladder. */
export const pages = {
  tiers: { portals: ["advisor", "tour_operator"], file: "routes/portal/tiers.tsx" },
} as const satisfies PortalPages;
