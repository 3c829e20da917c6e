import { z } from "zod";
import { Currency } from "../money/money.ts";
import { MinorUnits } from "../numbers.ts";
import { coded, line, Month, text } from "../text.ts";
import type { Withholding } from "./reckoning.ts";

/** How a company is taxed, as it says on its invoice (loop-2: payouts and invoices). */
export const regimes = ["simples", "presumido"] as const;
export type Regime = (typeof regimes)[number];

/** A payee's invoice for one payout, in reais, as the city's form says it. */
export const NewInvoice = z
  .strictObject({
    payoutId: z.uuid(),
    number: coded(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, { max: 40 }),
    amount: MinorUnits.min(1),
    city: line(80),
    serviceCode: coded(/^[0-9][0-9.]*$/, { max: 12 }),
    /** The month it counts for. */
    competence: Month,
    regime: z.enum(regimes),
    /** What the house keeps back, as the invoice says: ISS, and others with a word. */
    iss: MinorUnits,
    other: MinorUnits,
    otherWord: text(80),
    fileId: z.uuid(),
  })
  .refine(({ other, otherWord }) => other > 0 === (otherWord.trim() !== ""), { path: ["otherWord"] });
export type NewInvoice = z.infer<typeof NewInvoice>;

/** An invoice as it is read; those of the time before the rate was fixed first have an amount in their currency alone. */
export const Invoice = z
  .object({
    ...{ id: z.uuid(), number: z.string(), currency: Currency, amount: z.number().int() },
    /** A link that opens it for some minutes. */
    path: z.string().nullable(),
    /** Whether its payout went on, so that it cannot be taken back. */
    isUsed: z.boolean(),
    details: z
      .object({
        taker: z.object({ name: z.string(), cnpj: z.string() }),
        ...{ city: z.string(), serviceCode: z.string(), competence: z.string(), regime: z.enum(regimes) },
        ...{ iss: z.number().int(), other: z.number().int(), otherWord: z.string() },
      })
      .nullable(),
  })
  .meta({ id: "PayoutInvoice" });
export type Invoice = z.infer<typeof Invoice>;

type Details = Pick<NonNullable<Invoice["details"]>, "iss" | "other" | "otherWord">;

/** What finance is proposed to keep back: the income tax of the regime, and what the invoice says itself. */
export function proposedWithholdings({ iss, other, otherWord }: Details, irrf: number | null): Withholding[] {
  return [
    ...(irrf ? [{ kind: "irrf", rate: irrf, amount: null, note: "" } as const] : []),
    ...(iss > 0 ? [{ kind: "iss", rate: null, amount: iss, note: "" } as const] : []),
    ...(other > 0 ? [{ kind: "other", rate: null, amount: other, note: otherWord } as const] : []),
  ];
}

/** How far the paper of a payout is: none is due, it was asked for, it came, or finance has looked at it. */
export const paperStates = ["none", "asked", "came", "confirmed"] as const;
export type PaperState = (typeof paperStates)[number];

type Papers = { needsInvoice: boolean; hasInvoice: boolean; isConfirmed: boolean };

/** Whose paper is due is asked for it; a person without a company gets a receipt from the house instead (RPA). */
export function paperState({ needsInvoice, hasInvoice, isConfirmed }: Papers): PaperState {
  if (!needsInvoice) return "none";
  if (!hasInvoice) return "asked";
  return isConfirmed ? "confirmed" : "came";
}

/** What a batch still waits for before anybody approves it; null where nothing is missing. */
export function lackOf(states: readonly PaperState[]) {
  if (states.includes("asked")) return "payout_invoice_missing" as const;
  return states.includes("came") ? ("payout_unconfirmed" as const) : null;
}
