import type { Localized } from "#domain/localized.ts";
import { type PlacedSection, placeSections, shownSections } from "#domain/stores/sections.ts";
import {
  type PublicStore,
  type ShownField,
  type StoreDress,
  type StorePicture,
  type StoreSeller,
  showSeller,
} from "#domain/stores/stores.ts";
import type { StoreTheme } from "#domain/stores/themes.ts";
import type { StoreRow } from "./queries.ts";

/** How a store is dressed, from its row. */
export function toDress(row: StoreRow): StoreDress {
  return {
    headline: row.headline as Localized,
    bio: row.bio as Localized,
    theme: row.theme as StoreTheme,
    accent: row.accent,
    picture: row.picture as StorePicture,
    sections: placeSections(row.sections as PlacedSection[]),
    shows: row.shows as ShownField[],
    posts: row.posts,
  };
}

type Shown = { seller: StoreSeller } & Pick<PublicStore, "products" | "posts">;

/** A store as everybody reads it: nothing of its owner but what they chose. */
export function toPublic(row: StoreRow, { seller, products, posts }: Shown): PublicStore {
  const { sections, shows, posts: _chosen, ...dress } = toDress(row);
  return {
    ...dress,
    slug: row.slug,
    sections: shownSections(sections),
    seller: showSeller(seller, shows),
    products,
    posts,
  };
}
