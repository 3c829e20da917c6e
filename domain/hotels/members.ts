import { z } from "zod";

/** What a person does for a hotel (loop: hotel_members). */
export const hotelParts = ["owner", "editor", "reservations", "finance"] as const;
export const HotelPart = z.enum(hotelParts);
export type HotelPart = z.infer<typeof HotelPart>;

/** Who answers the requests to a hotel. */
export const answeringParts: readonly HotelPart[] = ["owner", "reservations"];

/** Who keeps a hotel's purse: says what stays came to, and that they were paid. */
export const purseParts = ["owner", "finance"] as const satisfies readonly HotelPart[];

/** Whether somebody may move a hotel's money by their part; administrators may for every hotel. */
export function keepsPurse(part: HotelPart | "admin"): boolean {
  return part === "admin" || (purseParts as readonly HotelPart[]).includes(part);
}
