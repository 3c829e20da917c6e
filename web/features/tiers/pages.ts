import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the ladder. */
export const pages = {
  tiers: { portals: ["advisor", "tour_operator"], file: "routes/portal/tiers.tsx" },
  standing: { portals: ["admin"], file: "routes/admin/standing.tsx" },
  "standing/ladder": { portals: ["admin"], file: "routes/admin/standing-ladder.tsx" },
  "standing/rules": { portals: ["admin"], file: "routes/admin/standing-rules.tsx" },
} as const satisfies PortalPages;
