import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of products. */
export const pages = {
  products: { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
