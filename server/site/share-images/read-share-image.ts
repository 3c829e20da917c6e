import { inLanguage } from "#domain/localized.ts";
import { sharedPage } from "#domain/site/share-images.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { readHero } from "../../heroes/read-hero.ts";
import { readHotel } from "../../hotels/read-hotel.ts";
import { refuse } from "../../http/refuse.ts";
import { findSharedPost } from "../../posts/read-posts.ts";
import type { ShareImage } from "./draw-share-image.ts";
import { shareWords } from "./share-words.ts";
import { coverOf, pictureOf } from "./shown-picture.ts";

type Input = { name: string; language: Language; kind?: string };

/** What the share image of a page, a post or a hotel shows now, or of what a capability shares. */
export async function readShareImage(
  deps: Pick<Deps, "db" | "clock" | "auth" | "files" | "shareKinds">,
  { name, language, kind }: Input,
): Promise<ShareImage> {
  if (kind !== undefined) {
    const declared = deps.shareKinds.find((known) => known.kind === kind);
    if (!declared) throw refuse("not_found");
    return declared.read(deps, { name, language });
  }
  const page = sharedPage(name);
  if (page) {
    const hero = await readHero(deps, page);
    const caption = m.share_caption({}, { locale: language });
    return { title: shareWords(page, language), caption, picture: await pictureOf(deps, hero?.picture) };
  }
  const post = await findSharedPost(deps, { slug: name, language });
  if (post) {
    const { title, byline, cover } = post;
    return { title, caption: byline, picture: await coverOf(deps, cover) };
  }
  const hotel = await readHotel(deps, name);
  return {
    title: inLanguage(hotel.headline, language),
    caption: `${hotel.name}, ${inLanguage(hotel.place, language)}`,
    picture: await pictureOf(deps, hotel.picture),
  };
}
