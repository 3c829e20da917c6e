import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of the diagnostic. */
export const pages = {
  "diagnostico-pdi": { portals: "member", isComing: true },
} as const satisfies PortalPages;
