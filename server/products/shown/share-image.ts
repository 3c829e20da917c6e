import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import type { ShareKind } from "../../site/share-images/share-kind.ts";
import { pictureOf } from "../../site/share-images/shown-picture.ts";
import { readForPublic } from "./read-shown.ts";

/** A product's title over its first picture, with who offers it; the marketplace itself under the name "all". */
export const productImage: ShareKind = {
  kind: "marketplace",
  read: async (deps, { name, language }) => {
    if (name === "all") {
      const words = {
        title: m.offers_share({}, { locale: language }),
        caption: m.share_caption({}, { locale: language }),
      };
      return { ...words, picture: "martinhal-coast" };
    }
    const { title, seller, place, pictures } = await readForPublic(deps, name);
    const caption = [seller.name, place].filter(Boolean).join(", ");
    return { title: inLanguage(title, language), caption, picture: await pictureOf(deps, pictures[0]) };
  },
};
