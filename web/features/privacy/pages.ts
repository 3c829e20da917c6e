import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the team keeps what the law asks of it. */
export const pages = {
  privacy: { portals: ["admin"], file: "routes/admin/privacy.tsx" },
  "privacy/terms": { portals: ["admin"], file: "routes/admin/terms.tsx" },
} as const satisfies PortalPages;
