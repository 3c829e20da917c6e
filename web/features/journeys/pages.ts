import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of journeys. */
export const pages = {
  "my-journeys": { portals: ["advisor", "tour_operator"], file: "routes/portal/journeys.tsx" },
  "my-journeys/:id": { portals: ["advisor", "tour_operator"], file: "routes/portal/journey.tsx" },
  "my-journeys/:id/preview": {
    portals: ["advisor", "tour_operator"],
    file: "routes/portal/journey-preview.tsx",
  },
  journeys: { portals: ["admin"], file: "routes/admin/journeys.tsx" },
} as const satisfies PortalPages;
