import { z } from "zod";
import { whole } from "../numbers.ts";
import { Email } from "../text.ts";
import { WHOLE_POINTS } from "./shares.ts";

const Amount = z.number().int();
const Points = whole({ max: WHOLE_POINTS });

const Colleague = z.object({
  userId: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** What they keep of what they sell, in basis points; null where it is between others. */
  points: Amount.nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

/** The agency of a reader with its people, and who asks them to join another. */
export const AgencyTeam = z
  .object({
    agency: z.object({ name: z.string(), isYours: z.boolean(), people: z.array(Colleague) }).nullable(),
    /** Whom the owner has asked; nobody for others. */
    asked: z.array(z.object({ id: z.uuid(), email: z.string(), points: Amount })),
    /** Agencies that ask the reader. */
    offers: z.array(z.object({ id: z.uuid(), agency: z.string(), owner: z.string(), points: Amount })),
  })
  .meta({ id: "AgencyTeam" });
export type AgencyTeam = z.infer<typeof AgencyTeam>;

/** Whom to ask, and what they would keep of what they sell. */
export const NewColleague = z.strictObject({ email: Email, points: Points });
export type NewColleague = z.infer<typeof NewColleague>;

export const SplitChange = z.strictObject({ points: Points });
export type SplitChange = z.infer<typeof SplitChange>;

export const OfferAnswer = z.strictObject({ accepts: z.boolean() });
export type OfferAnswer = z.infer<typeof OfferAnswer>;
