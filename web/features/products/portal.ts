import { Package } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { ownCard } from "./own-card.tsx";
import { pages } from "./pages.ts";
import { PRODUCTS } from "./products.ts";

/** What the portals know of products. */
export const products = declareFeature({
  pages,
  menu: [
    {
      path: "products",
      label: m.menu_products,
      icon: Package,
      at: {
        advisor: { group: "resources", place: 3 },
        tour_operator: { group: "main", place: 7 },
      },
    },
    // The house reviews everybody's: they are not its own.
    {
      path: "products",
      label: m.products_menu_house,
      icon: Package,
      at: { admin: { group: "network", place: 5 } },
    },
  ],
  cards: [ownCard],
  houseTabs: [{ path: "offers", label: m.products_offers, place: 5 }],
  search: () => import("./search-source.ts"),
  // Whoever is told of a product reads it again.
  live: { notification: [PRODUCTS] },
});
