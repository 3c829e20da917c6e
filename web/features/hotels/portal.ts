import { Hotel, Plus, UserPlus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of hotels. */
export const hotels = declareFeature({
  pages,
  menu: [
    { path: "hotels", label: m.register_title, icon: Hotel, at: { admin: { group: "network", place: 3 } } },
  ],
  actions: [
    { label: m.register_new, icon: Plus, to: "hotels?new=1", roles: ["admin"] },
    { label: m.house_invite, icon: UserPlus, inHouse: "people?new=1", parts: ["owner"] },
  ],
  search: () => import("./search-source.ts"),
  cards: () => import("./cards.ts"),
  houseTabs: [
    { path: "", label: m.house_tab_overview, place: 1 },
    { path: "page", label: m.house_tab_page, place: 2 },
    { path: "sheet", label: m.sheet_tab, place: 3 },
    { path: "people", label: m.house_tab_people, place: 11 },
  ],
});
