import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of insights. */
export const pages = {
  insights: { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
