import { z } from "zod";

/** What a person does for a hotel (loop: hotel_members). */
export const hotelParts = ["owner", "editor", "reservations", "finance"] as const;
export const HotelPart = z.enum(hotelParts);
export type HotelPart = z.infer<typeof HotelPart>;

/** Who answers the requests to a hotel. */
export const answeringParts: readonly HotelPart[] = ["owner", "reservations"];
