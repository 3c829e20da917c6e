import { z } from "zod";
import { Localized } from "../localized.ts";
import { Language, LinkToken } from "../text.ts";
import { Checkpoint } from "./checkpoints.ts";

/** How many stays a hotel's figures need, so that one guest is no figure. */
export const WORD_STAYS = 5;
/** How long after check-out guests may still say what was kept. */
export const GUEST_LINK_DAYS = 30;

const GuestLink = z.object({
  url: z.url(),
  expiresAt: z.iso.datetime(),
  /** In which language the guests are written to. */
  language: Language,
  /** Their number, where it is known. */
  phone: z.string().nullable(),
});

/** What a hotel promised for a booking, and the guest's link, for whoever sold it. */
export const BookingPromises = z
  .object({ promises: z.array(Checkpoint), link: GuestLink.nullable() })
  .meta({ id: "BookingPromises" });
export type BookingPromises = z.infer<typeof BookingPromises>;

export const GuestQuestion = z.strictObject({ token: LinkToken });
export const GuestAnswer = z.strictObject({ token: LinkToken, promiseId: z.uuid(), isKept: z.boolean() });
export type GuestAnswer = z.infer<typeof GuestAnswer>;

/** A stay as the bearer of a guest's link sees it: what was promised, and what was said of it. */
export const GuestStay = z
  .object({
    hotelName: z.string(),
    sellerName: z.string(),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    /** Whether the guests have arrived. */
    canAnswer: z.boolean(),
    promises: z.array(
      z.object({ id: z.uuid(), perk: Localized, answer: z.enum(["kept", "broken"]).nullable() }),
    ),
  })
  .meta({ id: "GuestStay" });
export type GuestStay = z.infer<typeof GuestStay>;

/** How a hotel keeps its word; no figures before there are enough stays. */
export const HotelWord = z
  .object({
    stays: z.number().int(),
    word: z
      .object({
        kept: z.number().int(),
        promised: z.number().int(),
        /** Hours on duty until the first answer, the median, in minutes. */
        answerMinutes: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "HotelWord" });
export type HotelWord = z.infer<typeof HotelWord>;
