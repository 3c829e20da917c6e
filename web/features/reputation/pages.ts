import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of reputation. */
export const pages = {
  reputation: { portals: ["advisor", "tour_operator"], file: "routes/portal/reputation.tsx" },
} as const satisfies PortalPages;
