import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of marketing: to take campaigns, and to make them. */
export const pages = {
  marketing: { portals: ["advisor", "tour_operator"], file: "routes/portal/marketing.tsx" },
  "marketing/:id": { portals: ["advisor", "tour_operator"], file: "routes/portal/campaign.tsx" },
  campaigns: { portals: ["admin"], file: "routes/admin/campaigns.tsx" },
  "campaigns/:id": { portals: ["admin"], file: "routes/admin/campaign.tsx" },
} as const satisfies PortalPages;
