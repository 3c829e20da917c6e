import type { PortalPages } from "#web/portal/portal-page.ts";

/** The addresses of referrals. */
export const pages = {
  "refer-hotel": { portals: ["advisor", "tour_operator"], file: "routes/portal/refer-hotel.tsx" },
  referrals: { portals: ["admin"], file: "routes/admin/referrals.tsx" },
  "referrals/:id": { portals: ["admin"], file: "routes/admin/referral.tsx" },
} as const satisfies PortalPages;
