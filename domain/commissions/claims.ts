import { z } from "zod";
import { Currency } from "../money/money.ts";
import { MinorUnits } from "../numbers.ts";
import { GivenDay, line } from "../text.ts";

/** How what was paid out too much comes back: out of the next payout, or as a claim on the payee. */
export const clawbackWays = ["payout", "claim"] as const;

/** What payees owe back of what they were paid, the oldest first. */
export const Claims = z
  .object({
    claims: z.array(
      z.object({
        id: z.uuid(),
        commissionId: z.uuid(),
        reference: z.string(),
        payee: z.object({ id: z.uuid(), name: z.string() }),
        currency: Currency,
        amount: z.number().int(),
        reason: z.string(),
        since: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "Claims" });
export type Claims = z.infer<typeof Claims>;

/** It came: in reais, on the bank's day, under its reference. */
export const Repayment = z.strictObject({
  paidOn: GivenDay,
  reference: line(60),
  amount: MinorUnits.min(1),
});
export type Repayment = z.infer<typeof Repayment>;
