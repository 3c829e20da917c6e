import { z } from "zod";
import { Version } from "../numbers.ts";
import { Language, LinkToken } from "../text.ts";
import { Booking } from "./bookings.ts";
import { LinkStep } from "./steps.ts";

/** How long the link of a mail works. */
export const LINK_DAYS = 14;

export const LinkQuestion = z.strictObject({ token: LinkToken });
/** An answer by a mail's link; the booking is named, so that the link of one never answers another. */
export const LinkAnswer = z.strictObject({
  token: LinkToken,
  bookingId: z.uuid(),
  version: Version,
  step: LinkStep,
});

/** What the bearer of a mail's link sees. */
export const LinkedBooking = z
  .object({
    booking: Booking,
    name: z.string(),
    language: Language,
    /** The link has been used: the page shows what became of it. */
    isUsed: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "LinkedBooking" });
export type LinkedBooking = z.infer<typeof LinkedBooking>;
