import { inLanguage } from "#domain/localized.ts";
import type { Picture } from "#domain/site/pictures.ts";
import { sharedPage } from "#domain/site/share-images.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { readHero } from "../../heroes/read-hero.ts";
import { readHotel } from "../../hotels/read-hotel.ts";
import type { ShareImage } from "./draw-share-image.ts";
import { shareWords } from "./share-words.ts";

type Input = { name: string; language: Language };

/** What the share image of a page or a hotel shows now. */
export async function readShareImage(
  deps: Pick<Deps, "db" | "clock">,
  { name, language }: Input,
): Promise<ShareImage> {
  const page = sharedPage(name);
  if (page) {
    const hero = await readHero(deps, page);
    const caption = m.share_caption({}, { locale: language });
    return { title: shareWords(page, language), caption, picture: artName(hero?.picture) };
  }
  const hotel = await readHotel(deps, name);
  return {
    title: inLanguage(hotel.headline, language),
    caption: `${hotel.name}, ${inLanguage(hotel.place, language)}`,
    picture: artName(hotel.picture),
  };
}

function artName(picture: Picture | undefined): string {
  return picture?.kind === "art" ? picture.name : "hero-home";
}
