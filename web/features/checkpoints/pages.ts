import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of checkpoints. */
export const pages = {
  checkpoints: { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
