import { Package } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { pages } from "./pages.ts";

/** What the portals know of products. */
export const products = declareFeature({
  pages,
  menu: [
    {
      path: "products",
      label: m.menu_products,
      icon: Package,
      at: { advisor: { group: "resources", place: 3 }, tour_operator: { group: "main", place: 7 } },
      coming: m.coming_products,
    },
  ],
});
