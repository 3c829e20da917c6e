import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the timeline. */
export const pages = {
  social: { portals: ["advisor"], isComing: true },
} as const satisfies PortalPages;
