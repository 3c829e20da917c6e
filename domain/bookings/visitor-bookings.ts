import { z } from "zod";
import { Localized } from "../localized.ts";
import { Currency } from "../money/money.ts";
import { Version } from "../numbers.ts";
import { Language, LinkToken, lines, text } from "../text.ts";
import { Booking } from "./bookings.ts";
import { BookingState } from "./states.ts";
import { StayProposal } from "./steps.ts";

/** Why somebody who asked for themselves lets go of it. */
const visitorReasons = ["price", "dates", "answer_late", "other"] as const;
/** What a visitor does by their link: go on with what was proposed, say something, or let go of it. */
const visitorSteps = ["take", "answer_change", "reply", "message", "withdraw", "cancel"] as const;

const kind = <K extends string>(name: K) => ({ kind: z.literal(name) });
const Message = text(2_000);
const Reason = z.enum(visitorReasons);

export const VisitorStep = z.discriminatedUnion("kind", [
  z.strictObject({ ...kind("take"), message: Message }),
  z.strictObject({ ...kind("answer_change"), isGranted: z.boolean(), message: Message }),
  z.strictObject({ ...kind("reply"), message: lines(2_000) }),
  z.strictObject({ ...kind("message"), message: lines(2_000) }),
  z.strictObject({ ...kind("withdraw"), reason: Reason, message: Message }),
  z.strictObject({ ...kind("cancel"), reason: Reason, message: Message }),
]);
export type VisitorStep = z.infer<typeof VisitorStep>;

/** A step by a visitor's link; the request is named, so that the link of one never answers another. */
export const VisitorStepTaken = z.strictObject({
  token: LinkToken,
  bookingId: z.uuid(),
  version: Version,
  step: VisitorStep,
});
export type VisitorStepTaken = z.infer<typeof VisitorStepTaken>;

/** A request as the visitor who made it reads it: named field by field, so that nothing else can come along. */
export const VisitorBooking = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: BookingState,
    version: Version,
    language: Language,
    name: z.string(),
    product: z.object({ slug: z.string(), title: Localized }),
    seller: z.string(),
    ...{ startsOn: z.iso.date(), endsOn: z.iso.date(), people: z.number().int() },
    currency: Currency,
    /** Null where the seller has not said a price yet. */
    total: z.number().int().nullable(),
    proposal: StayProposal.nullable(),
    thread: Booking.shape.thread,
    steps: z.array(z.enum(visitorSteps)),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "VisitorBooking" });
export type VisitorBooking = z.infer<typeof VisitorBooking>;

/** Which of the steps of whoever asks a visitor takes by their link. */
export function isVisitorStep(step: string): step is VisitorBooking["steps"][number] {
  return (visitorSteps as readonly string[]).includes(step);
}
