import { z } from "zod";
import { Month } from "../accountability/accountability.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";

const Amount = z.number().int();
const period = { month: Month.optional() };

/** Of which month the books are read; of all of them where none is said. */
export const BooksQuery = z.object(period);
export type BooksQuery = z.infer<typeof BooksQuery>;

/** What the accounts of the books stand at; above zero what they hold, below zero what is owed. */
export const Books = z
  .object({
    accounts: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        holder: z.string().nullable(),
        currency: Currency,
        /** What it stood at before the period, what it was given and gave in it, and what it stands at after it. */
        opening: Amount,
        given: Amount,
        taken: Amount,
        balance: Amount,
      }),
    ),
  })
  .meta({ id: "Books" });
export type Books = z.infer<typeof Books>;

/** What brings a line of the books about. */
export const entryCauses = ["commission", "payment", "payout", "claim", "other"] as const;
export type EntryCause = (typeof entryCauses)[number];

/** One line of an account, with what brought it about. */
export const LedgerLine = z
  .object({
    id: Amount,
    at: z.iso.datetime(),
    cause: z.enum(entryCauses),
    /** Whether it takes back what was booked before. */
    isReversal: z.boolean(),
    /** What people know it by: of a stay, of a bank, of a payout. */
    reference: z.string(),
    commissionId: z.uuid().nullable(),
    batchId: z.uuid().nullable(),
    currency: Currency,
    amount: Amount,
  })
  .meta({ id: "LedgerLine" });
export type LedgerLine = z.infer<typeof LedgerLine>;

const questions = { sorts: ["at"], sort: "-at", filters: period } as const;
export const LedgerLineQuery = listQuery(questions);
export type LedgerLineQuery = z.infer<typeof LedgerLineQuery>;
export const LedgerLineList = listAnswer(LedgerLine, {});
export type LedgerLineList = z.infer<typeof LedgerLineList>;

/** An account by its number. */
export const AccountId = z.object({ account: z.coerce.number().int().min(1).max(2_147_483_647) });
