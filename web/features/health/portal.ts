import { HeartPulse } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of the house's health. */
export const health = declareFeature({
  pages,
  menu: [
    { path: "health", label: m.health_menu, icon: HeartPulse, at: { admin: { group: "house", place: 4 } } },
  ],
});
