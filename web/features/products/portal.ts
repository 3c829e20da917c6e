import { Package, Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { declareFeature } from "#web/portal/portal-feature.ts";
import { PRODUCTS } from "./keys.ts";
import { pages } from "./pages.ts";

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
  cards: () => import("./cards.ts"),
  houseTabs: [{ path: "offers", label: m.products_offers, place: 5 }],
  actions: [
    { label: m.products_new, icon: Plus, to: "products?new=1", roles: ["advisor", "tour_operator"] },
    {
      label: m.products_new,
      note: m.products_offers,
      icon: Plus,
      inHouse: "offers?new=1",
      parts: ["owner", "editor"],
    },
    { label: m.products_review, icon: Package, to: "products?waiting=house&sort=sentAt", roles: ["admin"] },
  ],
  search: () => import("./search-source.ts"),
  // Whoever is told of a product reads it again.
  live: { notification: [PRODUCTS] },
});
