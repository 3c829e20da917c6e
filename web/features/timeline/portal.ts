import { Rss } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the timeline. */
export const timeline = declareFeature({
  pages,
  menu: [
    {
      path: "social",
      label: m.menu_social,
      icon: Rss,
      at: { advisor: { group: "account", place: 2 } },
      coming: m.coming_social,
    },
  ],
});
