import { CalendarCheck, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { CHECKPOINTS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of checkpoints. */
export const checkpoints = declareFeature({
  pages,
  menu: [
    {
      path: "checkpoints",
      label: m.menu_checkpoints,
      icon: CalendarCheck,
      at: { advisor: { group: "tools", place: 2, badge: "new" } },
    },
  ],
  actions: [
    {
      label: m.checkpoints_new_title,
      icon: Plus,
      to: "checkpoints?new=1",
      roles: ["advisor", "tour_operator"],
    },
  ],
  search: () => import("./search-source.ts"),
  live: { booking: [CHECKPOINTS], notification: [CHECKPOINTS] },
});
