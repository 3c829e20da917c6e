import { Building2 } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of agencies. */
export const agencies = declareFeature({
  pages,
  menu: [
    {
      path: "agencies",
      label: m.agencies_desk_title,
      icon: Building2,
      at: { admin: { group: "network", place: 2 } },
    },
  ],
});
