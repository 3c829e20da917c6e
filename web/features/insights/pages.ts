import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of insights: of whoever sells, and of administrators. */
export const pages = {
  insights: { portals: ["advisor", "tour_operator"], file: "routes/portal/insights.tsx" },
  "insights/precision": { portals: ["admin"], file: "routes/admin/insights-precision.tsx" },
} as const satisfies PortalPages;
