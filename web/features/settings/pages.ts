import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the settings are kept. */
export const pages = {
  settings: { portals: ["admin"], file: "routes/admin/settings.tsx" },
} as const satisfies PortalPages;
