import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the team reads what the house writes. */
export const pages = {
  mails: { portals: ["admin"], file: "routes/admin/mails.tsx" },
} as const satisfies PortalPages;
