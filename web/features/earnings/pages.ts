import type { PortalPages } from "#web/portal/portal-page.ts";

const sellers = ["advisor", "tour_operator"] as const;

/** The addresses of commissions: of whoever sells, in a hotel's house, and of administrators. */
export const pages = {
  earnings: { portals: sellers, file: "routes/portal/earnings.tsx" },
  "earnings/agency": { portals: sellers, file: "routes/portal/earnings-agency.tsx" },
  "earnings/:id": { portals: sellers, file: "routes/portal/commission.tsx" },
  "houses/:slug/commissions": { portals: ["hotel"], file: "routes/hotel/house-commissions.tsx" },
  "houses/:slug/commissions/:id": { portals: ["hotel"], file: "routes/hotel/house-commission.tsx" },
  commissions: { portals: ["admin"], file: "routes/admin/commissions.tsx" },
  "commissions/remittance": { portals: ["admin"], file: "routes/admin/remittance.tsx" },
  "commissions/books": { portals: ["admin"], file: "routes/admin/books.tsx" },
  "commissions/books/:account": { portals: ["admin"], file: "routes/admin/books-account.tsx" },
  "commissions/payouts": { portals: ["admin"], file: "routes/admin/payouts.tsx" },
  "commissions/payouts/:id": { portals: ["admin"], file: "routes/admin/payout.tsx" },
  "commissions/taxes": { portals: ["admin"], file: "routes/admin/taxes.tsx" },
  "commissions/statements": { portals: ["admin"], file: "routes/admin/statements.tsx" },
  "commissions/statements/:id": { portals: ["admin"], file: "routes/admin/statement.tsx" },
  "commissions/:id": { portals: ["admin"], file: "routes/admin/commission.tsx" },
} as const satisfies PortalPages;
