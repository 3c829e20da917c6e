import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the house is looked at from the inside. */
export const pages = {
  health: { portals: ["admin"], file: "routes/admin/health.tsx" },
} as const satisfies PortalPages;
