import { dayWords } from "#domain/events/when.ts";
import { inLanguage } from "#domain/localized.ts";
import type { Cover } from "#domain/posts/posts.ts";
import { fileIdOf, heroFileIdOf } from "#domain/site/file-addresses.ts";
import type { Picture } from "#domain/site/pictures.ts";
import { sharedPage } from "#domain/site/share-images.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { readPublic } from "../../events/read-events.ts";
import { readHero } from "../../heroes/read-hero.ts";
import { readHotel } from "../../hotels/read-hotel.ts";
import { refuse } from "../../http/refuse.ts";
import { findSharedPost } from "../../posts/read-posts.ts";
import { readForPublic } from "../../products/shown/read-shown.ts";
import { readStore } from "../../stores/read-store.ts";
import type { ShareImage } from "./draw-share-image.ts";
import { findSentPicture } from "./sent-picture.ts";
import { shareWords } from "./share-words.ts";

/** Whose pages beside ours have pictures of their own. */
export const shareKinds = ["store", "marketplace", "event"] as const;
export type ShareKind = (typeof shareKinds)[number];

type Input = { name: string; language: Language; kind?: ShareKind };

/** What the share image of a page, a hotel, a store or an event shows now. */
export async function readShareImage(
  deps: Pick<Deps, "db" | "clock" | "auth" | "files">,
  { name, language, kind }: Input,
): Promise<ShareImage> {
  if (kind === "store") return storeImage(deps, { name, language });
  if (kind === "marketplace") return productImage(deps, { name, language });
  if (kind === "event") return eventImage(deps, { name, language });
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

/** A store's own sentence over its picture, with the seller's name. */
async function storeImage(
  deps: Pick<Deps, "db" | "auth" | "clock">,
  { name, language }: Input,
): Promise<ShareImage> {
  const found = await readStore(deps, name);
  if (!("store" in found)) throw refuse("not_found");
  const { headline, seller, picture } = found.store;
  const caption = [seller.name, seller.agency].filter(Boolean).join(", ");
  return { title: inLanguage(headline, language), caption, picture };
}

/** A product's title over its first picture, with who offers it; the marketplace itself under the name "all". */
async function productImage(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { name, language }: Input,
): Promise<ShareImage> {
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
}

/** An event's own sentence over its picture, with when and where it is. */
async function eventImage(deps: Pick<Deps, "db" | "clock">, { name, language }: Input): Promise<ShareImage> {
  const { headline, city, picture, startsAt, zone } = await readPublic(deps, name);
  const caption = `${dayWords(new Date(startsAt), zone, language)}, ${city}`;
  return { title: inLanguage(headline, language), caption, picture };
}

const FALLBACK = "hero-home";
type Shown = ShareImage["picture"];

/** A post's cover, which is art or a file. */
async function coverOf(deps: Pick<Deps, "db" | "files">, cover: Cover): Promise<Shown> {
  if (cover.kind === "art") return cover.name;
  return (await findSentPicture(deps, { id: cover.id, focalPoint: cover.focus })) ?? FALLBACK;
}

/** A picture of a page; the home page's art where there is none, or its file is gone. */
async function pictureOf(deps: Pick<Deps, "db" | "files">, picture: Picture | undefined): Promise<Shown> {
  if (picture?.kind === "art") return picture.name;
  const id = picture ? (fileIdOf(picture.src) ?? heroFileIdOf(picture.src)) : null;
  const sent = id ? await findSentPicture(deps, { id, focalPoint: picture?.focus }) : null;
  return sent ?? FALLBACK;
}
