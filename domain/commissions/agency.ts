import { z } from "zod";
import { listAnswer } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { CommissionSummary, commissionBoxes } from "./commissions.ts";

const Amount = z.number().int();

/** A commission of the agency's, whole, with who gets what of it. */
export const AgencyCommission = CommissionSummary.extend({
  shares: z.array(z.object({ name: z.string(), points: Amount, amount: Amount })),
}).meta({ id: "AgencyCommission" });
export type AgencyCommission = z.infer<typeof AgencyCommission>;

export const AgencyCommissionList = listAnswer(AgencyCommission, { box: commissionBoxes });
export type AgencyCommissionList = z.infer<typeof AgencyCommissionList>;

/** What is still to come of what each of the agency's people sold, per currency. */
export const AgencyAwaited = z
  .object({
    people: z.array(z.object({ userId: z.string(), currency: Currency, amount: Amount, count: Amount })),
  })
  .meta({ id: "AgencyAwaited" });
export type AgencyAwaited = z.infer<typeof AgencyAwaited>;
