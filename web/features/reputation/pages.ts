import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of reputation. */
export const pages = {
  reputation: { portals: ["advisor", "tour_operator"], file: "routes/portal/reputation.tsx" },
  "standing/appeals": { portals: ["admin"], file: "routes/admin/standing-appeals.tsx" },
} as const satisfies PortalPages;
