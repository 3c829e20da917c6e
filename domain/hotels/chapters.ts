import { z } from "zod";
import { Localized, LocalizedParagraphs } from "../localized.ts";
import { Picture } from "../site/pictures.ts";

/** A figure and the sentence that gives it its meaning. */
export const Fact = z.object({ value: Localized, text: Localized }).meta({ id: "Fact" });
export type Fact = z.infer<typeof Fact>;

/** A label and what is said of it. */
const Detail = z.object({ label: Localized, value: Localized }).meta({ id: "Detail" });

/** What every chapter has; all but the title may be empty. */
const words = {
  title: Localized,
  lead: Localized.nullable(),
  paragraphs: LocalizedParagraphs,
  pictures: z.array(Picture),
  facts: z.array(Fact),
};
const named = { name: Localized, text: Localized.nullable() };

const Property = z.object({ name: z.string(), place: Localized, text: Localized.nullable() });
const Person = z.object({ name: z.string(), role: Localized.nullable(), portrait: Picture.nullable() });
const Quote = z.object({ text: Localized, source: Localized });
const Course = z.object({ name: Localized, note: Localized.nullable() });
const Menu = z.object({ ...named, courses: z.array(Course) });
const Programme = z.object({ ...named, duration: Localized.nullable() });
const Accolade = z.object({ ...named, awardedBy: z.string(), year: z.number().int().nullable() });
const Room = z.object({ ...named, guests: Localized.nullable(), picture: Picture.nullable() });
const Image = z.object({ picture: Picture, caption: Localized.nullable() });
const Villa = z.object({ ...named, picture: Picture.nullable(), details: z.array(Detail) });
const Coordinates = z.object({ latitude: z.number(), longitude: z.number() });

/** The chapters of a hotel's page (spec §2), each with the fields its hotel or an administrator fills in. */
export const Chapter = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("overview"), ...words, properties: z.array(Property) }),
    z.object({ kind: z.literal("founders"), ...words, people: z.array(Person), quote: Quote.nullable() }),
    z.object({
      kind: z.literal("pillars"),
      ...words,
      pillars: z.array(z.object({ title: Localized, text: Localized })),
    }),
    z.object({ kind: z.literal("accommodations"), ...words, rooms: z.array(Room) }),
    z.object({
      kind: z.literal("gastronomy"),
      ...words,
      restaurants: z.array(z.object(named)),
      menus: z.array(Menu),
    }),
    z.object({ kind: z.literal("wellness"), ...words, programmes: z.array(Programme) }),
    z.object({ kind: z.literal("gallery"), ...words, images: z.array(Image) }),
    z.object({
      kind: z.literal("location"),
      ...words,
      details: z.array(Detail),
      coordinates: Coordinates.nullable(),
    }),
    z.object({ kind: z.literal("villas"), ...words, villas: z.array(Villa) }),
    z.object({ kind: z.literal("accolades"), ...words, accolades: z.array(Accolade) }),
  ])
  .meta({ id: "Chapter" });
export type Chapter = z.infer<typeof Chapter>;
export type ChapterKind = Chapter["kind"];
export type ChapterOf<K extends ChapterKind> = Extract<Chapter, { kind: K }>;

/** The anchor of each chapter, the same in both languages so that switching keeps the place. */
export const chapterAnchors = {
  overview: "visao-geral",
  founders: "fundadores",
  pillars: "pilares",
  accommodations: "acomodacoes",
  gastronomy: "gastronomia",
  wellness: "bem-estar",
  gallery: "galeria",
  location: "localizacao",
  villas: "villas",
  accolades: "reconhecimentos",
} as const satisfies Record<ChapterKind, string>;
