import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of contracts: administrators write them, each hotel reads its own. */
export const pages = {
  contracts: { portals: ["admin"], file: "routes/admin/contracts.tsx" },
  "houses/:slug/contract": { portals: ["hotel"], file: "routes/hotel/house-contract.tsx" },
} as const satisfies PortalPages;
