import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { line, lines, searchText } from "../text.ts";
import { countries } from "./countries.ts";
import { websiteOf } from "./hosts.ts";
import { ReferralState, ReferralTarget, referralStates } from "./states.ts";

const Country = z.enum(countries);
const hotel = {
  name: line(140),
  place: line(140),
  country: Country,
};

/** A hotel as a member refers it; whoever is named there has to know of it. */
export const NewReferral = z.strictObject({
  ...hotel,
  website: line(300)
    .refine((written) => websiteOf(written) !== null)
    .nullable(),
  why: lines(2_000),
  contact: line(200).nullable(),
  isContactWilling: z.boolean(),
  /** Said after being shown what looks like it: this is another hotel. */
  isAnother: z.boolean(),
});
export type NewReferral = z.infer<typeof NewReferral>;

/** What the house already knows of a hotel somebody is about to refer; never who referred it. */
export const Finding = z
  .object({
    kind: z.enum(["collection", "claimed", "mine"]),
    /** Beyond doubt the same: it cannot be referred. */
    isSame: z.boolean(),
    name: z.string(),
    place: z.string(),
    /** Until when somebody else has it. */
    claimEndsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ReferralFinding" });
export type Finding = z.infer<typeof Finding>;

export const FindingQuery = z.object({
  name: searchText(140),
  place: searchText(140).default(""),
  country: Country.optional(),
  website: searchText(300).default(""),
});
export type FindingQuery = z.infer<typeof FindingQuery>;
export const Findings = z.object({ findings: z.array(Finding) });

const stepKinds = [...referralStates, "note", "claim_over"] as const;
const Step = z.object({
  kind: z.enum(stepKinds),
  text: z.string().nullable(),
  isOfHouse: z.boolean(),
  at: z.iso.datetime(),
});
export type ReferralStep = z.infer<typeof Step>;

/** A referral with its history; whose it is, administrators read. */
export const Referral = z
  .object({
    id: z.uuid(),
    name: z.string(),
    place: z.string(),
    country: z.string(),
    website: z.string().nullable(),
    why: z.string(),
    contact: z.string().nullable(),
    state: ReferralState,
    owner: z.string().nullable(),
    claimEndsAt: z.iso.datetime(),
    /** Null where nobody has the hotel any more. */
    claimDays: z.number().int().nullable(),
    steps: z.array(Step),
    createdAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: "Referral" });
export type Referral = z.infer<typeof Referral>;

const questions = {
  sorts: ["createdAt", "claimEndsAt"],
  sort: "-createdAt",
  filters: { state: ReferralState.optional() },
} as const;
export const ReferralQuery = listQuery(questions);
export type ReferralQuery = z.infer<typeof ReferralQuery>;
export const ReferralList = listAnswer(Referral, { state: referralStates });
export type ReferralList = z.infer<typeof ReferralList>;

/** One referral as administrators read it, with what looks like the same hotel. */
export const ReferralDetail = z
  .object({ referral: Referral, findings: z.array(Finding) })
  .meta({ id: "ReferralDetail" });
export type ReferralDetail = z.infer<typeof ReferralDetail>;

export const ReferralNote = z.strictObject({ text: lines(1_000) });

/** What an administrator makes of a referral; its owner reads the note. */
export const ReferralMove = z.strictObject({
  to: ReferralTarget,
  note: lines(1_000).nullable(),
  version: Version,
});
export type ReferralMove = z.infer<typeof ReferralMove>;
