import { z } from "zod";
import { Localized } from "../../localized.ts";
import { Picture } from "../../site/pictures.ts";
import { Chapter, type ChapterKind, chapterAnchors, Fact } from "../chapters.ts";

/** What a hotel shows before its chapters: its card in the collection and the opening of its page. */
const HotelCard = z.object({
  place: Localized,
  headline: Localized,
  summary: Localized,
  picture: Picture,
  facts: z.array(Fact),
});

/** Everything that is drafted and published by itself: the card, and each chapter. */
export const sections = ["card", ...(Object.keys(chapterAnchors) as ChapterKind[])] as const;
export const SectionKind = z.enum(sections);
export type SectionKind = z.infer<typeof SectionKind>;

/** The content of a section as pages read it; what is no such content throws. */
export function parseContent(kind: SectionKind, content: object): object {
  if (kind === "card") return HotelCard.parse(content);
  const { kind: _, ...chapter } = Chapter.parse({ ...content, kind });
  return chapter;
}

const nothing = () => ({ pt: "", en: "" });
const common = () => ({
  title: nothing(),
  lead: nothing(),
  paragraphs: { pt: [], en: [] },
  pictures: [],
  facts: [],
});

const lists: Record<ChapterKind, () => object> = {
  overview: () => ({ properties: [] }),
  founders: () => ({ people: [], quote: null }),
  pillars: () => ({ pillars: [] }),
  accommodations: () => ({ rooms: [] }),
  gastronomy: () => ({ restaurants: [], menus: [] }),
  wellness: () => ({ programmes: [] }),
  gallery: () => ({ images: [] }),
  location: () => ({ details: [], coordinates: null }),
  villas: () => ({ villas: [] }),
  accolades: () => ({ accolades: [] }),
};

/** A chapter in which nothing is written yet. */
export function blankChapter(kind: ChapterKind): object {
  return { ...common(), ...lists[kind]() };
}

const named = () => ({ name: nothing(), text: nothing() });

/** A picture that nobody has described yet. */
export type BlankPicture = Picture;

/** One of the house's art, not yet described. */
export function artPicture(name: string): BlankPicture {
  return { kind: "art", name, alt: nothing() };
}

/** What one may add to each list, blank; pictures begin with one of the house's. */
const items: Record<string, (picture: BlankPicture) => object> = {
  facts: () => ({ value: nothing(), text: nothing() }),
  pictures: (picture) => picture,
  properties: () => ({ name: "", place: nothing(), text: nothing() }),
  people: () => ({ name: "", role: nothing(), portrait: null }),
  pillars: () => ({ title: nothing(), text: nothing() }),
  rooms: () => ({ ...named(), guests: nothing(), picture: null }),
  restaurants: named,
  menus: () => ({ ...named(), courses: [] }),
  courses: () => ({ name: nothing(), note: nothing() }),
  programmes: () => ({ ...named(), duration: nothing() }),
  images: (picture) => ({ picture, caption: nothing() }),
  details: () => ({ label: nothing(), value: nothing() }),
  villas: () => ({ ...named(), picture: null, details: [] }),
  accolades: () => ({ ...named(), awardedBy: "", year: null }),
};

/** A blank entry of a list; null where no list has that name. */
export function blankItem(list: string, picture: BlankPicture): object | null {
  return items[list]?.(picture) ?? null;
}
