import { Settings2 } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the settings. */
export const settings = declareFeature({
  pages,
  menu: [
    {
      path: "settings",
      label: m.settings_menu,
      icon: Settings2,
      at: { admin: { group: "house", place: 2 } },
    },
  ],
});
