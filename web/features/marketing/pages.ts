import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of marketing. */
export const pages = {
  marketing: { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
