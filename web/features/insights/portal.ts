import { Lighthouse } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { INSIGHTS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of insights. */
export const insights = declareFeature({
  pages,
  menu: [
    {
      path: "insights",
      label: m.menu_insights,
      icon: Lighthouse,
      at: { advisor: { group: "tools", place: 4, badge: "ai" }, tour_operator: { group: "main", place: 3 } },
    },
    {
      path: "insights/precision",
      label: m.menu_insights,
      icon: Lighthouse,
      at: { admin: { group: "content", place: 16 } },
    },
  ],
  cards: () => import("./cards.ts"),
  search: () => import("./search-source.ts"),
  live: { booking: [INSIGHTS], commission: [INSIGHTS], proposal: [INSIGHTS] },
});
