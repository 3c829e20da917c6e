import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency, Rate } from "../money/money.ts";
import { MinorUnits, Version, whole } from "../numbers.ts";
import { pixKeyKinds } from "../pix/keys.ts";
import { GivenDay, lines, text } from "../text.ts";
import { leftOutReasons } from "./due.ts";
import { Invoice, paperStates } from "./invoices.ts";
import { withholdingKinds } from "./reckoning.ts";
import { batchStates } from "./states.ts";

const Amount = z.number().int();
const Instant = z.iso.datetime().nullable();
const Person = z.object({ id: z.uuid(), name: z.string() });

/** The largest paper that is taken: an invoice or a proof. */
export const MAX_PAPER_BYTES = 4 * 1_024 * 1_024;
export const paperTypes = ["application/pdf", "image/jpeg", "image/png"] as const;

/** What a batch comes to; the gross is in what is owed, the rest in reais. */
export const PayoutBatchSummary = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    currency: Currency,
    /** What it is paid in. */
    paidCurrency: Currency,
    rate: Rate.nullable(),
    rateOn: z.iso.date().nullable(),
    state: z.enum(batchStates),
    payees: Amount,
    rows: Amount,
    gross: Amount,
    paidGross: Amount,
    withheld: Amount,
    net: Amount,
    preparedBy: z.string(),
    approvedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: "PayoutBatchSummary" });
export type PayoutBatchSummary = z.infer<typeof PayoutBatchSummary>;

const questions = {
  sorts: ["createdAt"],
  sort: "-createdAt",
  filters: { state: z.enum(batchStates).optional() },
} as const;
export const PayoutBatchQuery = listQuery(questions);
export type PayoutBatchQuery = z.infer<typeof PayoutBatchQuery>;
export const PayoutBatchList = listAnswer(PayoutBatchSummary, { state: batchStates });
export type PayoutBatchList = z.infer<typeof PayoutBatchList>;

/** What is kept back, and why: by a rate, or an amount. */
const KeptBack = z.object({
  kind: z.enum(withholdingKinds),
  rate: Amount.nullable(),
  amount: Amount,
  note: z.string().default(""),
});

/** What one payee gets, made of its rows. */
export const Payout = z
  .object({
    id: z.uuid(),
    payee: Person,
    gross: Amount,
    paidGross: Amount,
    withholdings: z.array(KeptBack),
    withheld: Amount,
    net: Amount,
    /** Where it goes; null once the account is gone. */
    to: z.object({ kind: z.enum(pixKeyKinds), key: z.string(), holder: z.string() }).nullable(),
    /** What both banks show of it. */
    memo: z.string(),
    /** The code that a bank's app reads, and its drawing; only between approval and arrival. */
    code: z.object({ text: z.string(), picture: z.string() }).nullable(),
    /** How far its paper is, and what of the invoice is proposed to be kept back until finance has confirmed it. */
    paper: z.enum(paperStates),
    proposed: z.array(KeptBack),
    invoices: z.array(Invoice),
    /** A link that opens the proof for some minutes. */
    proof: z.string().nullable(),
    rows: z.array(
      z.object({
        commissionId: z.uuid(),
        reference: z.string(),
        hotel: z.string(),
        amount: Amount,
        paid: Amount,
      }),
    ),
  })
  .meta({ id: "Payout" });
export type Payout = z.infer<typeof Payout>;

export const PayoutBatch = PayoutBatchSummary.extend({
  approvedAt: Instant,
  sentAt: Instant,
  settledAt: Instant,
  reversedAt: Instant,
  reversedBy: z.string().nullable(),
  reason: z.string(),
  payouts: z.array(Payout),
  /** Where it may go from here. */
  moves: z.array(z.enum(batchStates)),
  /** Who was taken out of it, and why; what they are owed waits for another. */
  takenOut: z.array(z.object({ payee: Person, gross: Amount, reason: z.string(), at: z.iso.datetime() })),
  /** Why the reader may not approve it. */
  blocker: z.enum(["payout_same_person", "second_factor_needed"]).nullable(),
  /** What it waits for before anybody approves it. */
  lacks: z.enum(["payout_invoice_missing", "payout_unconfirmed"]).nullable(),
}).meta({ id: "PayoutBatch" });
export type PayoutBatch = z.infer<typeof PayoutBatch>;

/** What could be paid now, per currency and payee; who is left out, and why. */
export const PayoutDue = z
  .object({
    currencies: z.array(
      z.object({
        currency: Currency,
        /** All that was approved and is in no payout, and what of it can be paid now. */
        total: Amount,
        ready: Amount,
        payees: z.array(
          Person.extend({
            ...{ amount: Amount, count: Amount, leftOut: z.enum(leftOutReasons).nullable() },
            /** Whether they are asked for an invoice once the rate is fixed. */
            needsInvoice: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "PayoutDue" });
export type PayoutDue = z.infer<typeof PayoutDue>;

/** All that is due in a currency and can be paid; a rate where that is not reais. */
export const Preparation = z.strictObject({
  currency: Currency,
  rate: Rate.nullable(),
  rateOn: GivenDay.nullable(),
});
export type Preparation = z.infer<typeof Preparation>;

export const Withholdings = z.strictObject({
  version: Version,
  withholdings: z
    .array(
      z
        .strictObject({
          kind: z.enum(withholdingKinds),
          rate: whole({ min: 1, max: 9_999 }).nullable(),
          amount: MinorUnits.min(1).nullable().default(null),
          note: text(80).default(""),
        })
        .refine(({ rate, amount }) => (rate === null) !== (amount === null), { path: ["amount"] })
        .refine(({ kind, note }) => kind !== "other" || note.trim() !== "", { path: ["note"] }),
    )
    .max(8),
});
export type Withholdings = z.infer<typeof Withholdings>;

export const BatchMove = z.strictObject({ version: Version });
export type BatchMove = z.infer<typeof BatchMove>;
/** What was paid is taken back, or one payee out of what is drafted, and why. */
export const BatchReversal = z.strictObject({ version: Version, reason: lines(1_000) });
export type BatchReversal = z.infer<typeof BatchReversal>;
export const ProofEdit = z.strictObject({ version: Version, fileId: z.uuid() });
export type ProofEdit = z.infer<typeof ProofEdit>;

/** A paper that came. */
export const KeptPaper = z.object({ fileId: z.uuid() }).meta({ id: "KeptPaper" });
export type KeptPaper = z.infer<typeof KeptPaper>;

/** What a payee was paid, is being paid, and could be paid; for themselves alone. */
export const OwnPayouts = z
  .object({
    due: z.array(z.object({ currency: Currency, amount: Amount, count: Amount })),
    /** Payouts whose rate is fixed and that wait for the reader's invoice, or for finance to look at it. */
    asked: z.array(
      z.object({
        ...{ payoutId: z.uuid(), batch: z.string(), currency: Currency, gross: Amount, count: Amount },
        ...{ rate: z.string().nullable(), rateOn: z.iso.date().nullable() },
        /** What the invoice has to be for, in reais. */
        amount: Amount,
        paper: z.enum(paperStates),
        invoice: Invoice.nullable(),
      }),
    ),
    /** To whom the invoice is made out. */
    taker: z.object({ name: z.string(), cnpj: z.string() }),
    /** Invoices that stand in no payout any more. */
    invoices: z.array(Invoice),
    payouts: z.array(
      Payout.omit({ payee: true }).extend({
        ...{ batch: z.string(), state: z.enum(batchStates), currency: Currency, rate: z.string().nullable() },
        ...{ preparedAt: z.iso.datetime(), sentAt: Instant, settledAt: Instant },
      }),
    ),
  })
  .meta({ id: "OwnPayouts" });
export type OwnPayouts = z.infer<typeof OwnPayouts>;
