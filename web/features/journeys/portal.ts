import { Plus, Route } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { JOURNEYS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of journeys. */
export const journeys = declareFeature({
  pages,
  menu: [
    {
      path: "my-journeys",
      label: m.menu_my_journeys,
      icon: Route,
      at: { advisor: { group: "tools", place: 1, badge: "premium" } },
    },
    {
      path: "journeys",
      label: m.journeys_overview,
      icon: Route,
      at: { admin: { group: "main", place: 8 } },
    },
  ],
  cards: () => import("./cards.ts"),
  actions: [
    { label: m.journeys_new, icon: Plus, to: "my-journeys?new=1", roles: ["advisor", "tour_operator"] },
  ],
  search: () => import("./search-source.ts"),
  live: { notification: [JOURNEYS], proposal: [JOURNEYS] },
});
