import { Store } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the marketplace. */
export const marketplace = declareFeature({
  pages,
  menu: [
    {
      path: "marketplace",
      label: m.menu_marketplace,
      icon: Store,
      at: { advisor: { group: "tools", place: 3, badge: "new" }, tour_operator: { group: "main", place: 6 } },
    },
  ],
  search: () => import("./search-source.ts"),
});
