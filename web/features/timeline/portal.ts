import { Flag, PenLine, Rss } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { NEWS, POSTS, REPORTS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of the timeline. */
export const timeline = declareFeature({
  pages,
  menu: [
    {
      path: "social",
      label: m.menu_social,
      icon: Rss,
      at: {
        advisor: { group: "account", place: 2 },
        hotel: { group: "main", place: 40 },
        admin: { group: "content", place: 40 },
      },
    },
    {
      path: "reports",
      label: m.timeline_reports_menu,
      icon: Flag,
      at: { admin: { group: "content", place: 41 } },
    },
  ],
  cards: () => import("./cards.ts"),
  actions: [
    {
      label: m.timeline_write,
      icon: PenLine,
      to: "social?new=1",
      roles: ["advisor", "tour_operator", "hotel", "admin"],
    },
  ],
  search: () => import("./search-source.ts"),
  live: { timeline: [NEWS], timeline_talk: [POSTS], timeline_read: [NEWS], notification: [REPORTS] },
});
