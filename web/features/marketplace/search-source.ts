import { Bookmark, Store } from "lucide-react";
import { m } from "#messages/messages.js";
import type { SearchSource } from "#web/portal/search/search-source.ts";

/** The marketplace, what confirms at once, and what the reader saved. */
export const searchSource: SearchSource = {
  id: "marketplace",
  label: m.menu_marketplace,
  find: () => [
    {
      id: "marketplace-instant",
      label: m.marketplace_search_instant(),
      icon: Store,
      to: "/marketplace?answer=instant",
    },
    {
      id: "marketplace-saved",
      label: m.marketplace_search_saved(),
      icon: Bookmark,
      to: "/marketplace?only=saved",
    },
  ],
};
