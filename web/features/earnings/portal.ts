import { Wallet } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { EARNINGS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of commissions. */
export const earnings = declareFeature({
  pages,
  menu: [
    {
      path: "earnings",
      label: m.menu_earnings,
      icon: Wallet,
      at: { advisor: { group: "business", place: 1 }, tour_operator: { group: "main", place: 8 } },
    },
    {
      path: "commissions",
      label: m.earnings_admin_title,
      icon: Wallet,
      at: { admin: { group: "finance", place: 7 } },
    },
  ],
  cards: () => import("./cards.ts"),
  houseTabs: [{ path: "commissions", label: m.earnings_tab, place: 6 }],
  actions: [
    { label: m.earnings_remit, icon: Wallet, to: "commissions/remittance", roles: ["admin"] },
    {
      label: m.statements_prepare,
      note: m.statements_titles,
      icon: Wallet,
      to: "commissions/statements?new=1",
      roles: ["admin"],
    },
  ],
  search: () => import("./search-source.ts"),
  live: { commission: [EARNINGS], booking: [EARNINGS] },
});
