import { CalendarCheck } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
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
      coming: m.coming_checkpoints,
    },
  ],
});
