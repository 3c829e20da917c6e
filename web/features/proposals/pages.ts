import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of proposals in the portals. */
export const pages = {
  "my-journeys/:journeyId/proposal": {
    portals: ["advisor", "tour_operator"],
    file: "routes/portal/proposal.tsx",
  },
} as const satisfies PortalPages;
