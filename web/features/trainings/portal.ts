import { GraduationCap, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { TRAININGS } from "./keys.ts";
import { pages } from "./pages.ts";

/** What the portals know of trainings. */
export const trainings = declareFeature({
  pages,
  menu: [
    {
      path: "trainings",
      label: m.trainings_menu,
      icon: GraduationCap,
      at: { admin: { group: "main", place: 10 } },
    },
  ],
  houseTabs: [{ path: "trainings", label: m.trainings_menu, place: 7 }],
  actions: [{ label: m.trainings_new, icon: Plus, to: "trainings?new=1", roles: ["admin"] }],
  search: () => import("./search-source.ts"),
  live: { notification: [TRAININGS] },
});
