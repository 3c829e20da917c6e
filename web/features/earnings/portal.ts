import { Wallet } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of earnings. */
export const earnings = declareFeature({
  pages,
  menu: [
    {
      path: "earnings",
      label: m.menu_earnings,
      icon: Wallet,
      at: { advisor: { group: "business", place: 1 }, tour_operator: { group: "main", place: 8 } },
      coming: m.coming_earnings,
    },
  ],
});
