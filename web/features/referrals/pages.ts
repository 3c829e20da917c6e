import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of referrals. */
export const pages = {
  "refer-hotel": { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
