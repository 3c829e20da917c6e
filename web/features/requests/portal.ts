import { Lightbulb } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of requests. */
export const requests = declareFeature({
  pages,
  menu: [
    {
      path: "feature-requests",
      label: m.menu_feature_requests,
      icon: Lightbulb,
      at: { advisor: { group: "business", place: 3 } },
    },
    {
      path: "suggestions",
      label: m.requests_admin_menu,
      icon: Lightbulb,
      at: { admin: { group: "content", place: 9 } },
    },
  ],
  actions: [
    {
      label: m.requests_new,
      note: m.menu_feature_requests,
      icon: Lightbulb,
      to: "feature-requests",
      roles: ["advisor", "tour_operator"],
    },
  ],
  search: () => import("./search-source.ts"),
});
