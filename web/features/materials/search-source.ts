import { FolderOpen } from "lucide-react";
import type { Collections } from "#domain/materials/collections.ts";
import { materialTypes } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { MATERIALS } from "./keys.ts";
import { typeName } from "./names.ts";

/** The kit by type and collection for whoever sells. */
export const searchSource: SearchSource = {
  id: "materials",
  label: m.menu_materials,
  find: ({ role, menu, queries }) => {
    const entry = (id: string, label: string, path: string) => ({
      id: `materials-${id}`,
      label,
      icon: FolderOpen,
      to: `${menu.home}/materials${path}`,
    });
    if (role === "admin" || role === "hotel") return [];
    const kept = queries.getQueryData<Collections>([...MATERIALS, "collections"])?.collections ?? [];
    return [
      entry("collections", m.materials_collections(), "/collections"),
      entry("links", m.materials_links(), "/links"),
      ...kept.map(({ id, name }) => entry(id, name, `?collection=${id}`)),
      ...materialTypes.map((type) =>
        entry(type, m.materials_search_type({ type: typeName(type) }), `?type=${type}`),
      ),
    ];
  },
};
