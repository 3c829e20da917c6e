import { Handshake } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of activities. */
export const activities = declareFeature({
  pages,
  menu: [
    {
      path: "activities",
      label: m.activities_title,
      icon: Handshake,
      at: { admin: { group: "network", place: 6 } },
    },
  ],
  houseTabs: [{ path: "activities", label: m.activities_tab, place: 9 }],
  actions: [{ label: m.activities_new, icon: Handshake, to: "activities?new=1", roles: ["admin"] }],
});
