import type { Chapter } from "#domain/hotels/chapters.ts";
import type { HotelSummary } from "#domain/hotels/hotels.ts";

/** A hotel as the house first publishes it. */
export type HotelSeed = Omit<HotelSummary, "path"> & { chapters: Chapter[] };

/** What a chapter has nothing of yet. */
export const nothingYet = { lead: null, pictures: [], facts: [] };
