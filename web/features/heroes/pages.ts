import type { PortalPages } from "#web/portal/portal-page.ts";

/** Where the openings of pages are kept (spec §2). */
export const pages = {
  "hero-images": { portals: "house", file: "routes/admin/hero-images.tsx" },
} as const satisfies PortalPages;
