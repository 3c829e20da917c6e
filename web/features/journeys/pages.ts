import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of journeys. */
export const pages = {
  "my-journeys": { portals: ["advisor", "tour_operator"], isComing: true },
} as const satisfies PortalPages;
