import { CalendarDays, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { EVENTS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of events; the menus of those who sell are the spec's, there the card leads to them. */
export const events = declareFeature({
  pages,
  menu: [
    {
      path: "events",
      label: m.footer_events,
      icon: CalendarDays,
      at: { hotel: { group: "main", place: 8 } },
    },
    {
      path: "events-desk",
      label: m.footer_events,
      icon: CalendarDays,
      at: { admin: { group: "content", place: 14 } },
    },
  ],
  cards: () => import("./cards.ts"),
  actions: [{ label: m.events_new, icon: Plus, to: "events-desk/new", roles: ["admin"] }],
  search: () => import("./search-source.ts"),
  live: { notification: [EVENTS], door: [EVENTS] },
});
