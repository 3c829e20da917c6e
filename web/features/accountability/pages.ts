import type { PortalPages } from "#web/portal/portal-page.ts";

/** The address of the monthly account of our work, for each hotel and for administrators. */
export const pages = {
  accountability: { portals: ["hotel", "admin"], file: "routes/portal/accountability.tsx" },
} as const satisfies PortalPages;
