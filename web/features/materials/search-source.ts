import { FolderOpen } from "lucide-react";
import { materialTypes } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { typeName } from "./names.ts";

/** The kit by type, for whoever sells. */
export const searchSource: SearchSource = {
  id: "materials",
  label: m.menu_materials,
  find: ({ role, menu }) =>
    role === "advisor" || role === "tour_operator"
      ? materialTypes.map((type) => ({
          id: `materials-${type}`,
          label: m.materials_search_type({ type: typeName(type) }),
          icon: FolderOpen,
          to: `${menu.home}/materials?type=${type}`,
        }))
      : [],
};
