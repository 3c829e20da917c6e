import { z } from "zod";
import { Version, whole } from "../numbers.ts";
import { coded, Language, LinkToken } from "../text.ts";

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

/** Digits and letters that can be said on the telephone, too many to be tried. */
export const PASSCODE = /^[A-Za-z0-9]{6,20}$/;
const Passcode = coded(PASSCODE, { max: 20 });
const Days = whole({ min: 1, max: 365 });

export const NewLink = z.strictObject({
  language: Language,
  passcode: Passcode.nullable(),
  days: Days.default(DEFAULT_DAYS),
});
export type NewLink = z.infer<typeof NewLink>;

/** What may be changed of a working link; its address stays. `days` count from today. */
export const LinkChanges = z.strictObject({
  version: Version,
  language: Language.optional(),
  passcode: Passcode.nullable().optional(),
  days: Days.optional(),
});
export type LinkChanges = z.infer<typeof LinkChanges>;

export const LinkRevocation = z.strictObject({ version: Version });

/** The bearer of a link shows its secret in the body, where no log or history keeps it. */
export const Bearer = z.strictObject({ token: LinkToken });

const linkStates = ["working", "expired", "revoked"] as const;
type LinkState = (typeof linkStates)[number];

/** A link as its owner sees it; the address only where the house can still tell it. */
export const ProposalLink = z
  .object({
    id: z.uuid(),
    state: z.enum(linkStates),
    url: z.string().nullable(),
    hasPasscode: z.boolean(),
    language: Language,
    expiresAt: z.iso.datetime(),
    firstOpenedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: "ProposalLink" });
export type ProposalLink = z.infer<typeof ProposalLink>;

/** What a link is at a moment. */
export function linkState(link: { revokedAt: Date | null; expiresAt: Date }, now: Date): LinkState {
  if (link.revokedAt) return "revoked";
  return link.expiresAt <= now ? "expired" : "working";
}

/** The moment a link ends that is to work for so many days. */
export function expiryAfter(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
