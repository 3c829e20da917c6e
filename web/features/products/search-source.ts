import { Package } from "lucide-react";
import { ProductList } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import type { SearchEntry, SearchSource } from "#web/portal/search/search-source.ts";
import { PRODUCTS } from "./keys.ts";
import { said, stateNames } from "./words.ts";

/** The products that were read of late. */
export const searchSource: SearchSource = {
  id: "products",
  label: m.menu_products,
  find: ({ role, menu, queries }) => {
    if (role === "hotel") return [];
    const home = `${menu.home}/products`;
    const known = new Map<string, SearchEntry>();
    const read = queries.getQueriesData({ queryKey: [...PRODUCTS, role === "admin" ? "all" : "own"] });
    for (const [, data] of read) {
      for (const page of (data as { pages?: unknown[] } | undefined)?.pages ?? []) {
        for (const { id, title, state } of ProductList.safeParse(page).data?.rows ?? []) {
          const label = said(title) || m.products_untitled();
          known.set(id, {
            id: `product-${id}`,
            label,
            note: stateNames[state].label(),
            icon: Package,
            to: `${home}/${id}`,
          });
        }
      }
    }
    return [...known.values()];
  },
};
