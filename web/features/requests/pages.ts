import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of requests. */
export const pages = {
  "feature-requests": { portals: ["advisor", "tour_operator"], file: "routes/portal/feature-requests.tsx" },
  suggestions: { portals: ["admin"], file: "routes/admin/suggestions.tsx" },
  "suggestions/list": { portals: ["admin"], file: "routes/admin/suggestions-list.tsx" },
} as const satisfies PortalPages;
