import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the record is read. */
export const pages = {
  audit: { portals: ["admin"], file: "routes/admin/audit.tsx" },
} as const satisfies PortalPages;
