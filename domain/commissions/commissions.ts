import { z } from "zod";
import { Month } from "../accountability/accountability.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { MinorUnits, Version } from "../numbers.ts";
import { lines } from "../text.ts";
import { clawbackWays } from "./claims.ts";
import { commissionActors, commissionRoutes, commissionStates } from "./states.ts";

const Day = z.iso.date();
const Amount = z.number().int();

/** The boxes of a list: what is still ahead, late, on its way, argued about, over. */
export const commissionBoxes = ["expected", "overdue", "confirmed", "arriving", "disputed", "over"] as const;
export type CommissionBox = (typeof commissionBoxes)[number];

/** By which of its days a commission is looked for. */
export const dateKinds = ["due", "stay", "arrived"] as const;
export type DateKind = (typeof dateKinds)[number];

/** A commission in a list: amounts are the reader's own share, the hotel's line, or the whole for the house. */
export const CommissionSummary = z
  .object({
    id: z.uuid(),
    bookingId: z.uuid(),
    reference: z.string(),
    confirmationNumber: z.string().nullable(),
    /** Who owes it: a hotel, or by name alone the member whose product was sold. */
    hotel: z.object({ id: z.uuid().nullable(), name: z.string() }),
    sellerName: z.string(),
    /** Who stays, by initials alone. */
    initials: z.string(),
    route: z.enum(commissionRoutes),
    state: z.enum(commissionStates),
    checkIn: Day,
    checkOut: Day,
    dueOn: Day,
    daysLate: Amount,
    currency: Currency,
    base: Amount,
    /** What the reader gets, owes, or handles of it. */
    amount: Amount,
    /** What of that has come in part, to the house; 0 where nothing or all has. */
    partial: Amount,
    /** What of it is still to come; 0 once the hotel says that it paid, or has. */
    outstanding: Amount,
    /** What was expected at acceptance. */
    expected: Amount,
    arrivedAt: z.iso.datetime().nullable(),
    /** On which day the hotel says it paid; null while it says nothing, or once something of it was found. */
    declaredOn: Day.nullable(),
    version: Version,
  })
  .meta({ id: "CommissionSummary" });
export type CommissionSummary = z.infer<typeof CommissionSummary>;

const questions = {
  sorts: ["dueOn", "checkOut", "amount"],
  sort: "dueOn",
  filters: {
    box: z.enum(commissionBoxes).optional(),
    hotel: z.uuid().optional(),
    /** Which of its days the month is of. */
    dateKind: z.enum(dateKinds).default("due"),
    month: Month.optional(),
  },
} as const;
export const CommissionQuery = listQuery(questions);
export type CommissionQuery = z.infer<typeof CommissionQuery>;
export const CommissionList = listAnswer(CommissionSummary, { box: commissionBoxes });
export type CommissionList = z.infer<typeof CommissionList>;

const CommissionEvent = z.object({
  id: Amount,
  kind: z.enum([
    ...commissionStates,
    "opened",
    "changed",
    "corrected",
    "declared",
    "payment",
    "released",
    "chased",
    "deducted",
    "claimed",
    "repaid",
  ]),
  by: z.enum(commissionActors),
  body: z.string(),
  base: Amount.nullable(),
  amount: Amount.nullable(),
  /** The day that it is about: when money was received, or said to be paid. */
  on: Day.nullable(),
  at: z.iso.datetime(),
});

/** One commission with why it is what it is, as its reader may see it. */
export const Commission = CommissionSummary.extend({
  lines: z.array(
    z.object({
      category: z.string(),
      ratePlan: z.string(),
      rate: Amount,
      agreed: Amount,
      base: Amount,
      amount: Amount,
    }),
  ),
  hotelLine: Amount,
  /** What the hotel pays us on top; null for whoever sold. */
  override: Amount.nullable(),
  /** What we add by the tier, with its rate; null for the hotel, which does not see it. */
  houseLine: z.object({ rate: Amount, amount: Amount }).nullable(),
  /** The reader's share in basis points; null where the reader is no payee. */
  share: Amount.nullable(),
  due: z.object({ from: z.enum(["checkout", "month_end"]), days: Amount }),
  received: Amount,
  /** What the hotel said last of its payment; its proof is read by the hotel and the house. */
  declared: z.object({ on: Day, reference: z.string(), proof: z.string().nullable() }).nullable(),
  claimedBase: Amount.nullable(),
  events: z.array(CommissionEvent),
  /** Where the reader may take it. */
  moves: z.array(z.enum(commissionStates)),
  /** Whether the reader may say that it was paid. */
  canDeclare: z.boolean(),
  /** Whether the reader may say that it came to another amount. */
  canCorrect: z.boolean(),
}).meta({ id: "Commission" });
export type Commission = z.infer<typeof Commission>;

const Reason = lines(1_000);
const one = { id: z.uuid(), version: Version };
const Bases = z.array(MinorUnits).min(1).max(20);

/** What a hotel confirms at once; without bases, as it was agreed, and with a reason where they are far above that. */
export const Confirmation = z.strictObject({
  rows: z
    .array(z.strictObject({ ...one, bases: Bases.nullable(), reason: Reason.optional() }))
    .min(1)
    .max(100),
});
export type Confirmation = z.infer<typeof Confirmation>;

/** Says that an amount is not right, and what the base would be, where one knows. */
export const Dispute = z.strictObject({
  version: Version,
  reason: Reason,
  claimedBase: MinorUnits.nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

/** It arrived. */
export const Settlement = z.strictObject({ version: Version });

/** How a dispute ends: with these bases, or with nothing owed. */
export const Decision = z.strictObject({ version: Version, reason: Reason, bases: Bases.nullable() });
export type Decision = z.infer<typeof Decision>;

/** What a stay came to after all, once it was fixed; once it was paid out, how the rest comes back. */
export const Correction = z.strictObject({
  ...{ version: Version, reason: Reason, bases: Bases },
  way: z.enum(clawbackWays).nullable().default(null),
});
export type Correction = z.infer<typeof Correction>;

export const Voiding = z.strictObject({ version: Version, reason: Reason });
export type Voiding = z.infer<typeof Voiding>;

/** Several that were received and may be paid out. */
export const Approval = z.strictObject({ rows: z.array(z.strictObject(one)).min(1).max(100) });
export type Approval = z.infer<typeof Approval>;
