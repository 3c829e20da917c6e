import { z } from "zod";
import { Count } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Picture } from "../site/pictures.ts";
import { coded, searchText } from "../text.ts";
import { Chapter, Fact } from "./chapters.ts";

export const HotelStyle = z.enum([
  "family_resort",
  "private_island",
  "beach",
  "city",
  "countryside",
  "mountain",
  "wilderness",
  "wellness",
]);
export type HotelStyle = z.infer<typeof HotelStyle>;

/** ISO 3166-1, two letters; its name comes from the reader's language. */
const Country = coded(/^[A-Z]{2}$/, { max: 2 });

/** A group has a page of its own and hotels under it; only hotels are booked. */
export const hotelKinds = ["hotel", "group"] as const;

/** A hotel as the collection shows it. */
export const HotelSummary = z
  .object({
    slug: z.string(),
    kind: z.enum(hotelKinds),
    /** The Portuguese address of its page. */
    path: z.string(),
    name: z.string(),
    country: Country,
    place: Localized,
    style: HotelStyle,
    headline: Localized,
    summary: Localized,
    picture: Picture,
    facts: z.array(Fact),
    isFeatured: z.boolean(),
  })
  .meta({ id: "HotelSummary" });
export type HotelSummary = z.infer<typeof HotelSummary>;

/** A hotel of a group, as the group's page leads to it. */
const GroupHotel = z.object({ name: z.string(), path: z.string(), place: Localized });

/** A hotel with its chapters, in the order they are read; a group with its hotels. */
export const Hotel = HotelSummary.extend({
  chapters: z.array(Chapter),
  hotels: z.array(GroupHotel),
  updatedAt: z.iso.datetime(),
});
export type Hotel = z.infer<typeof Hotel>;

/** What the collection is narrowed by; an empty field, as a form sends it, narrows nothing. */
export const HotelFilter = z.object({
  search: searchText().optional(),
  country: Country.or(z.literal("")).optional(),
  style: HotelStyle.or(z.literal("")).optional(),
  /** Where to go on. */
  after: coded(/^[\w-]+$/, { max: 1_000 })
    .or(z.literal(""))
    .optional(),
});
export type HotelFilter = z.infer<typeof HotelFilter>;

/** How many hotels of the collection come at a time. */
export const COLLECTION_PAGE = 60;

/** The collection as asked for, how to go on, and what the whole of it can be narrowed by. */
export const HotelCollection = z.object({
  hotels: z.array(HotelSummary),
  countries: z.array(Country),
  styles: z.array(HotelStyle),
  count: Count,
  nextCursor: z.string().nullable(),
});
export type HotelCollection = z.infer<typeof HotelCollection>;

// The two featured hotels have addresses of their own (spec §2).
const OWN_ADDRESS = ["martinhal-luxury-resorts", "velaa-private-island"];

/** The Portuguese address of a hotel's page. */
export function hotelPath(slug: string): string {
  return OWN_ADDRESS.includes(slug) ? `/${slug}` : `/lilamonde/${slug}`;
}
