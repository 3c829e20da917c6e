import type { PortalPages } from "#web/portal/portal-page.ts";

const portals = ["advisor", "tour_operator"] as const;

/** The addresses of clients. */
export const pages = {
  "my-journeys/clients": { portals, file: "routes/portal/clients.tsx" },
  "my-journeys/clients/:clientId": { portals, file: "routes/portal/client.tsx" },
} as const satisfies PortalPages;
