import { Hotel } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { REFERRALS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of referrals. */
export const referrals = declareFeature({
  pages,
  menu: [
    {
      path: "refer-hotel",
      label: m.menu_refer_hotel,
      icon: Hotel,
      at: { advisor: { group: "business", place: 2 } },
    },
    {
      path: "referrals",
      label: m.referrals_admin_menu,
      icon: Hotel,
      at: { admin: { group: "network", place: 10 } },
    },
  ],
  search: () => import("./search-source.ts"),
  live: { notification: [REFERRALS] },
});
