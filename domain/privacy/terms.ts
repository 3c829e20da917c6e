import { z } from "zod";
import { Role, roles } from "../accounts/roles.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { coded } from "../text.ts";

/** A version of the terms: the day from which it holds. */
const TermsVersion = coded(/^\d{4}-\d{2}-\d{2}$/, { max: 10 });

/** On which page somebody accepted. */
const termsWays = ["sign_up", "invitation", "profile"] as const;
export type TermsWay = (typeof termsWays)[number];

/** The version that somebody read and accepts; any other than the one that holds is refused. */
export const TermsAcceptance = z.strictObject({ version: TermsVersion });

/** What one accepted of the terms, the latest first. */
export const OwnTerms = z
  .object({
    current: z.string(),
    accepted: z.array(z.object({ version: z.string(), at: z.iso.datetime() })),
  })
  .meta({ id: "OwnTerms" });
export type OwnTerms = z.infer<typeof OwnTerms>;

/** Acceptances of the version that holds, of earlier ones, and people who have not accepted the one that holds. */
export const termsStates = ["current", "missing", "earlier"] as const;
export type TermsState = (typeof termsStates)[number];

/** One acceptance, or a person who has accepted nothing. */
export const AcceptedTerms = z
  .object({
    id: z.string(),
    personId: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    role: Role.nullable(),
    version: z.string().nullable(),
    way: z.enum(termsWays).nullable(),
    acceptedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AcceptedTerms" });
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

const questions = {
  sorts: ["fullName", "acceptedAt"],
  sort: "fullName",
  filters: { state: z.enum(termsStates).optional(), role: Role.optional() },
} as const;

export const TermsQuery = listQuery(questions);
export type TermsQuery = z.infer<typeof TermsQuery>;
export const TermsList = listAnswer(AcceptedTerms, { state: termsStates, role: roles });
