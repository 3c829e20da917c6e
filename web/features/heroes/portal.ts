import { Image } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of openings. */
export const heroes = declareFeature({
  pages,
  menu: [
    {
      path: "hero-images",
      label: m.heroes_menu,
      icon: Image,
      at: { admin: { group: "content", place: 1 } },
    },
  ],
});
