import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the marketplace. */
export const pages = {
  marketplace: { portals: "member", isComing: true },
} as const satisfies PortalPages;
