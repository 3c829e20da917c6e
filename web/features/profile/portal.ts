import { UserRound } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the profile. */
export const profile = declareFeature({
  pages,
  menu: [
    {
      path: "profile",
      label: m.menu_profile,
      icon: UserRound,
      at: {
        advisor: { group: "account", place: 1 },
        tour_operator: { group: "main", place: 9 },
        hotel: { group: "account", place: 1 },
        admin: { group: "account", place: 1 },
      },
    },
  ],
  cards: () => import("./cards.ts"),
});
