import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the marketplace. */
export const pages = {
  marketplace: { portals: "member", file: "routes/portal/marketplace.tsx" },
} as const satisfies PortalPages;
