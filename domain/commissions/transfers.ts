import { z } from "zod";
import { Currency } from "../money/money.ts";
import { MinorUnits, Version } from "../numbers.ts";
import { coded, GivenDay, line, lines } from "../text.ts";
import { lineOutcomes, shortfalls } from "./remittance.ts";

const Day = z.iso.date();
const Amount = z.number().int();
const one = { id: z.uuid(), version: Version };

/** Somebody says that they have paid, on a day, under a reference of their bank. */
export const Declaration = z.strictObject({
  rows: z.array(z.strictObject(one)).min(1).max(100),
  paidOn: GivenDay,
  reference: line(60),
});
export type Declaration = z.infer<typeof Declaration>;

/** A hotel may add the proof of its bank: one for all that it names. */
export const HotelDeclaration = Declaration.extend({ proofId: z.uuid().nullable().default(null) });
export type HotelDeclaration = z.infer<typeof HotelDeclaration>;

/** What hotels say they have paid to the house and nobody has found in the bank yet, the oldest first. */
export const Declared = z
  .object({
    declarations: z.array(
      z.object({
        id: z.uuid(),
        hotel: z.object({ id: z.uuid(), name: z.string() }),
        paidOn: Day,
        reference: z.string(),
        /** A link to the proof, for some minutes. */
        proof: z.string().nullable(),
        declaredAt: z.iso.datetime(),
        rows: z.array(
          z.object({
            commissionId: z.uuid(),
            number: z.string(),
            currency: Currency,
            /** What is still owed of it. */
            amount: Amount,
          }),
        ),
      }),
    ),
  })
  .meta({ id: "Declared" });
export type Declared = z.infer<typeof Declared>;

const Line = z.strictObject({
  number: coded(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, { max: 40 }).overwrite((value) => value.toUpperCase()),
  amount: MinorUnits.min(1),
});

/** A transfer that came from a hotel, and what it says it is for. */
export const Remittance = z.strictObject({
  hotelId: z.uuid(),
  currency: Currency,
  amount: MinorUnits.min(1),
  paidOn: GivenDay,
  reference: line(60),
  lines: z.array(Line).max(500),
  /** What is missing within the tolerance: the banks kept it, or it stays owed. */
  shortfall: z.enum(shortfalls).default("charges"),
});
export type Remittance = z.infer<typeof Remittance>;

/** What a transfer comes to, tried or booked. */
export const RemittanceResult = z
  .object({
    lines: z.array(
      z.object({
        number: z.string(),
        amount: Amount,
        matched: Amount,
        charge: Amount,
        unmatched: Amount,
        outcome: z.enum(lineOutcomes),
      }),
    ),
    ...{ charges: Amount, unmatched: Amount },
    /** What is missing of what these stays owe, and up to where it may be the banks'. */
    ...{ missing: Amount, tolerance: Amount },
  })
  .meta({ id: "RemittanceResult" });
export type RemittanceResult = z.infer<typeof RemittanceResult>;

/** Transfers of which something waits: nobody knew what it was for. */
export const Suspense = z
  .object({
    payments: z.array(
      z.object({
        id: z.uuid(),
        hotel: z.string(),
        currency: Currency,
        amount: Amount,
        unmatched: Amount,
        paidOn: Day,
        reference: z.string(),
      }),
    ),
  })
  .meta({ id: "Suspense" });
export type Suspense = z.infer<typeof Suspense>;

/** What of a transfer that waits is for which stay. */
export const SuspenseMatch = Line;
export type SuspenseMatch = z.infer<typeof SuspenseMatch>;

/** Why what waits of a transfer is taken back. */
export const RemittanceReversal = z.strictObject({ reason: lines(1_000) });
export type RemittanceReversal = z.infer<typeof RemittanceReversal>;
