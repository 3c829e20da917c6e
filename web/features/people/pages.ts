import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of people. */
export const pages = {
  approvals: { portals: ["admin"], file: "routes/admin/approvals.tsx" },
} as const satisfies PortalPages;
