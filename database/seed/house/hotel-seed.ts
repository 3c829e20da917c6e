import type { Chapter } from "#domain/hotels/chapters.ts";
import type { HotelSummary } from "#domain/hotels/hotels.ts";
import type { HotelSheet } from "#domain/hotels/sheets.ts";

/** A hotel as the house first publishes it. */
export type HotelSeed = Omit<HotelSummary, "path"> & {
  timeZone: string;
  /** The group it belongs to. */
  group?: string;
  chapters: Chapter[];
  sheet?: HotelSheet;
};

/** What a chapter has nothing of yet. */
export const nothingYet = { lead: null, pictures: [], facts: [] };
