import { z } from "zod";
import { whole } from "../numbers.ts";

/** Limits that administrators may move, each between what is safe; what the spec fixes (§9) is not among them. */
export const limitBounds = {
  /** How many days an invitation is good for. */
  inviteDays: { min: 3, max: 60, first: 14 },
  /** How many times a day one address is asked by mail whether it wants the letter. */
  newsletterMailsPerDay: { min: 1, max: 20, first: 5 },
  /** How many examples of mails an administrator has sent to themselves in an hour. */
  mailExamplesPerHour: { min: 1, max: 100, first: 20 },
} as const;
export type LimitName = keyof typeof limitBounds;

const limit = ({ min, max, first }: { min: number; max: number; first: number }) =>
  whole({ min, max }).default(first);

/** The limits as they are set; one that nobody has moved is at its first. */
export const Limits = z.strictObject({
  inviteDays: limit(limitBounds.inviteDays),
  newsletterMailsPerDay: limit(limitBounds.newsletterMailsPerDay),
  mailExamplesPerHour: limit(limitBounds.mailExamplesPerHour),
});
export type Limits = z.infer<typeof Limits>;

export const firstLimits: Limits = Limits.parse({});
