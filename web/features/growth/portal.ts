import { Plus, Sprout } from "lucide-react";
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
  actions: [
    {
      label: m.growth_new_goal,
      note: m.menu_growth,
      icon: Plus,
      to: "growth?new=1",
      roles: ["advisor", "tour_operator"],
    },
  ],
});
