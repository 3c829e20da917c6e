import { FolderOpen } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of materials. */
export const materials = declareFeature({
  pages,
  menu: [
    {
      path: "materials",
      label: m.menu_materials,
      icon: FolderOpen,
      at: { advisor: { group: "resources", place: 1 }, tour_operator: { group: "main", place: 1 } },
      coming: m.coming_materials,
    },
  ],
});
