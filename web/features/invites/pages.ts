import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of invitations. */
export const pages = {
  invitations: { portals: ["admin"], file: "routes/admin/invitations.tsx" },
} as const satisfies PortalPages;
