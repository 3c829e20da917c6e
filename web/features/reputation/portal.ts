import { Award } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { APPEALS, REPUTATION } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of reputation. */
export const reputation = declareFeature({
  pages,
  menu: [
    {
      path: "reputation",
      label: m.menu_reputation,
      icon: Award,
      at: { advisor: { group: "development", place: 4 } },
    },
  ],
  live: { notification: [REPUTATION, APPEALS], standing: [REPUTATION] },
});
