import { Megaphone, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { UPDATES } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of the news. */
export const updates = declareFeature({
  pages,
  menu: [
    {
      path: "updates-desk",
      label: m.updates_desk,
      icon: Megaphone,
      at: { admin: { group: "content", place: 2 } },
    },
  ],
  cards: () => import("./cards.ts"),
  houseTabs: [{ path: "updates", label: m.house_tab_updates, place: 12 }],
  actions: [{ label: m.updates_new, icon: Plus, to: "updates-desk?new=1", roles: ["admin"] }],
  search: () => import("./search-source.ts"),
  live: { update: [UPDATES] },
});
