import { inLanguage } from "#domain/localized.ts";
import { refuse } from "../http/refuse.ts";
import type { ShareKind } from "../site/share-images/share-kind.ts";
import { readStore } from "./read-store.ts";

/** A store's own sentence over its picture, with the seller's name. */
export const storeImage: ShareKind = {
  kind: "store",
  read: async (deps, { name, language }) => {
    const found = await readStore(deps, name);
    if (!("store" in found)) throw refuse("not_found");
    const { headline, seller, picture } = found.store;
    const caption = [seller.name, seller.agency].filter(Boolean).join(", ");
    return { title: inLanguage(headline, language), caption, picture };
  },
};
