import { Sprout } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of growth. */
export const growth = declareFeature({
  pages,
  menu: [
    {
      path: "growth",
      label: m.menu_growth,
      icon: Sprout,
      at: { advisor: { group: "development", place: 2 }, tour_operator: { group: "main", place: 4 } },
    },
  ],
});
