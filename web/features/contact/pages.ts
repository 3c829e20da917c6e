import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the inbox. */
export const pages = {
  contact: { portals: ["admin"], file: "routes/admin/contact.tsx" },
} as const satisfies PortalPages;
