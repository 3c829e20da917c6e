import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of earnings. */
export const pages = {
  earnings: { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
