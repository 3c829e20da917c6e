import { ChartLine, Store } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** The reader's own store and what it brought, for whoever sells. */
export const searchSource: SearchSource = {
  id: "stores",
  label: m.stores_title,
  reads: () => [],
  find: ({ role, menu }) => {
    if (role !== "advisor" && role !== "tour_operator") return [];
    const to = `${menu.home}/products/store`;
    return [
      { id: "store", label: m.stores_title(), icon: Store, to },
      { id: "store-figures", label: m.stores_search_figures(), icon: ChartLine, to: `${to}?view=figures` },
    ];
  },
};
