import { Megaphone } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of marketing. */
export const marketing = declareFeature({
  pages,
  menu: [
    {
      path: "marketing",
      label: m.menu_marketing,
      icon: Megaphone,
      at: { advisor: { group: "resources", place: 2 }, tour_operator: { group: "main", place: 2 } },
      coming: m.coming_marketing,
    },
  ],
});
