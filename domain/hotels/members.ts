import { z } from "zod";

/** What a person does for a hotel (loop: hotel_members). */
export const hotelParts = ["owner", "editor", "reservations", "finance"] as const;
export const HotelPart = z.enum(hotelParts);
export type HotelPart = z.infer<typeof HotelPart>;

// What is done for a hotel, and in which parts. The server lets in by these lists and the screens offer by them.

/** Who answers the requests to a hotel. */
export const answeringParts: readonly HotelPart[] = ["owner", "reservations"];

/** Who keeps a hotel's purse: says what stays came to, and that they were paid. */
export const purseParts: readonly HotelPart[] = ["owner", "finance"];

/** Who writes for a hotel: its page, materials, offers and trainings. */
export const writingParts: readonly HotelPart[] = ["owner", "editor"];

/** Who keeps what those who sell a hotel look up: perks and seasons. */
export const sheetParts: readonly HotelPart[] = ["owner", "editor", "reservations"];

/** Who says who works for a hotel. */
export const managingParts: readonly HotelPart[] = ["owner"];

/** Whether somebody's part is one of these; administrators may do for a hotel what any of its people may. */
export function isAmong(parts: readonly HotelPart[], part: HotelPart | "admin"): boolean {
  return part === "admin" || parts.includes(part);
}
