import { z } from "zod";
import { Currency } from "../money/money.ts";
import { whole } from "../numbers.ts";
import { coded, text } from "../text.ts";

/** Words a person writes in both languages; a side may stay empty until somebody writes it. */
const Words = z.strictObject({ pt: text(2_000), en: text(2_000) });

/** A rate in hundredths of a percent. */
const BasisPoints = whole({ max: 10_000 });

/** How a stay is sold: with a commission, net, or under a consortium's programme (loop: bookings). */
export const RatePlan = z.strictObject({
  code: coded(/^[A-Z0-9][A-Z0-9_-]*$/, { max: 20 }),
  name: Words,
  kind: z.enum(["commissionable", "net", "programme"]),
  commission: BasisPoints,
});
export type RatePlan = z.infer<typeof RatePlan>;

/** The parts of a bill; the room alone earns commission unless a contract says otherwise (loop: hotel_contracts). */
export const billParts = ["room", "vat", "service", "levies", "transfers", "extras"] as const;

const Penalty = z.strictObject({ daysBefore: whole({ max: 365 }), share: BasisPoints });

/** The terms under which we sell a hotel; what is booked keeps the version it was booked under. */
export const ContractTerms = z
  .strictObject({
    currency: Currency,
    ratePlans: z.array(RatePlan).min(1).max(20),
    commissionable: z.array(z.enum(billParts)).max(billParts.length),
    due: z.strictObject({ from: z.enum(["checkout", "month_end"]), days: whole({ max: 365 }) }),
    route: z.enum(["direct", "house"]),
    /** What the hotel pays us on top, out of which a tier's bonus is paid; none, no bonus. */
    override: BasisPoints.nullable(),
    cancellation: z.strictObject({
      freeUntilDays: whole({ max: 365 }),
      penalties: z.array(Penalty).max(10),
      /** Whether what a hotel keeps of a cancelled stay earns commission. */
      isRetainedCommissionable: z.boolean(),
      text: Words,
    }),
    /** How long a request may wait, in hours on duty. */
    answerHours: whole({ min: 1, max: 240 }),
    minimumNights: whole({ min: 1, max: 90 }),
    childPolicy: Words,
  })
  .refine(({ ratePlans }) => new Set(ratePlans.map(({ code }) => code)).size === ratePlans.length, {
    path: ["ratePlans"],
  })
  .meta({ id: "ContractTerms" });
export type ContractTerms = z.infer<typeof ContractTerms>;

/** What stands in a contract where nothing else was agreed (loop: hotel_contracts). */
export const usualTerms = {
  commissionable: ["room"],
  due: { from: "checkout", days: 30 },
  route: "direct",
  override: null,
  answerHours: 24,
  minimumNights: 1,
} as const satisfies Partial<ContractTerms>;

/** The terms of a version and the days they hold. */
export const Contract = z
  .object({
    id: z.uuid(),
    hotelId: z.uuid(),
    version: whole(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    terms: ContractTerms,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Contract" });
export type Contract = z.infer<typeof Contract>;
