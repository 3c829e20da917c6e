import { Hotel } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
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
      coming: m.coming_refer_hotel,
    },
  ],
});
