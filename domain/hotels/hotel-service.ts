import { z } from "zod";
import { Localized } from "../localized.ts";
import { Picture } from "../site/pictures.ts";
import { BookingTerms } from "./contract-versions.ts";
import { clockIn, HotelSheet, isOnDuty } from "./sheets.ts";

const { seasons, perks, contacts } = HotelSheet.shape;

/** What whoever sells a hotel reads of it beside its page: perks, seasons, and who is on duty. */
export const HotelService = z
  .object({
    slug: z.string(),
    name: z.string(),
    place: Localized,
    picture: Picture,
    /** The Portuguese address of its page. */
    path: z.string(),
    timeZone: z.string(),
    /** What clocks show at the hotel. */
    localTime: z.string(),
    localDay: z.iso.date(),
    seasons,
    /** Those that may be promised today or later. */
    perks,
    contacts: z.array(contacts.element.extend({ isOnDuty: z.boolean() })),
    /** The rate of each plan and when it is due; null without a contract in force. */
    terms: BookingTerms.nullable(),
    /** The hotels of a group, each with a service of its own. */
    hotels: z.array(z.object({ slug: z.string(), name: z.string(), place: Localized })),
  })
  .meta({ id: "HotelService" });
export type HotelService = z.infer<typeof HotelService>;

/** A sheet as it matters at a moment: what has ended is left out, and who is on duty is said. */
export function serviceAt(sheet: HotelSheet, timeZone: string, at: Date) {
  const clock = clockIn(timeZone, at);
  return {
    localDay: clock.day,
    localTime: clock.time,
    seasons: sheet.seasons.filter(({ endsOn }) => endsOn >= clock.day),
    perks: sheet.perks.filter(({ validUntil }) => validUntil === null || validUntil >= clock.day),
    contacts: sheet.contacts.map((contact) => ({ ...contact, isOnDuty: isOnDuty(contact, clock) })),
  };
}
