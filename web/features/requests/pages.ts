import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of requests. */
export const pages = {
  "feature-requests": { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
