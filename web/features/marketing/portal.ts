import { Megaphone, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { MARKETING } from "./keys.ts";
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
    },
    {
      path: "campaigns",
      label: m.campaigns_title,
      icon: Megaphone,
      at: { admin: { group: "content", place: 8 } },
    },
  ],
  cards: () => import("./cards.ts"),
  actions: [{ label: m.campaigns_new, icon: Plus, to: "campaigns/new", roles: ["admin"] }],
  search: () => import("./search-source.ts"),
  // Whoever is told of a campaign or a contact reads them again.
  live: { notification: [MARKETING] },
});
