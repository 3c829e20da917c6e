import { Layers } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { TIERS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of the ladder. */
export const tiers = declareFeature({
  pages,
  menu: [
    {
      path: "tiers",
      label: m.menu_tiers,
      icon: Layers,
      at: { advisor: { group: "development", place: 3 }, tour_operator: { group: "main", place: 5 } },
    },
    {
      path: "standing",
      label: m.tiers_admin,
      icon: Layers,
      at: { admin: { group: "finance", place: 9 } },
    },
  ],
  cards: () => import("./cards.ts"),
  live: { notification: [TIERS], standing: [TIERS] },
});
