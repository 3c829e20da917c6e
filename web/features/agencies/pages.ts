import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where administrators find agencies. */
export const pages = {
  agencies: { portals: ["admin"], file: "routes/admin/agencies.tsx" },
} as const satisfies PortalPages;
