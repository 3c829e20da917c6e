import { FolderOpen } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { MATERIALS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of materials. */
export const materials = declareFeature({
  pages,
  menu: [
    {
      path: "materials",
      label: m.menu_materials,
      icon: FolderOpen,
      at: {
        advisor: { group: "resources", place: 1 },
        tour_operator: { group: "main", place: 1 },
        admin: { group: "content", place: 4 },
      },
    },
  ],
  cards: () => import("./cards.ts"),
  houseTabs: [{ path: "materials", label: m.menu_materials, place: 4 }],
  actions: [
    { label: m.materials_send_title, icon: FolderOpen, inHouse: "materials", parts: ["owner", "editor"] },
    { label: m.materials_review, icon: FolderOpen, to: "materials", roles: ["admin"] },
  ],
  search: () => import("./search-source.ts"),
  // Whoever is told of a material reads it again.
  live: { notification: [MATERIALS] },
});
