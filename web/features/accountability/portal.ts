import { ScrollText } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the monthly account of our work. */
export const accountability = declareFeature({
  pages,
  menu: [
    {
      path: "accountability",
      label: m.accountability_title,
      icon: ScrollText,
      at: { admin: { group: "network", place: 7 } },
    },
  ],
  houseTabs: [{ path: "accountability", label: m.accountability_title, place: 10 }],
});
