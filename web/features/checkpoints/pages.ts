import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of checkpoints. */
export const pages = {
  checkpoints: { portals: ["advisor", "tour_operator"], file: "routes/portal/checkpoints.tsx" },
} as const satisfies PortalPages;
