import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the team keeps the list of the letter. */
export const pages = {
  newsletter: { portals: ["admin"], file: "routes/admin/newsletter.tsx" },
} as const satisfies PortalPages;
