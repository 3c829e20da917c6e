import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the profile. */
export const pages = {
  profile: { portals: ["advisor", "tour_operator", "hotel", "admin"], file: "routes/portal/profile.tsx" },
} as const satisfies PortalPages;
