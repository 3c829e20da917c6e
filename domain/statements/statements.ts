import { z } from "zod";
import { Month } from "../accountability/accountability.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { Version } from "../numbers.ts";
import { Language, line } from "../text.ts";

export const statementKinds = ["payee", "hotel"] as const;
export type StatementKind = (typeof statementKinds)[number];
export const statementStates = ["prepared", "released"] as const;
const Amount = z.number().int();

/** What became of a commission in a payee's month. */
const lineKinds = ["confirmed", "received", "settled", "paid", "reversed", "void"] as const;
export type LineKind = (typeof lineKinds)[number];

/** One line: what happened on a day, or what was due on it and is late. */
export const StatementLine = z.object({
  on: z.iso.date(),
  what: z.enum([...lineKinds, "late"]),
  reference: z.string(),
  number: z.string().nullable(),
  hotel: z.string(),
  currency: Currency,
  amount: Amount,
  daysLate: Amount,
});
export type StatementLine = z.infer<typeof StatementLine>;

export const StatementContent = z.object({ lines: z.array(StatementLine) });
export type StatementContent = z.infer<typeof StatementContent>;

/** The lines of a statement as rows; what came back counts less than nothing. */
export const StatementRows = z.object({ rows: z.array(StatementLine) });
export type StatementRows = z.infer<typeof StatementRows>;

/** The lines of a statement by their day, those of one day by their booking. */
export function linesOf(content: unknown): StatementLine[] {
  const { lines } = StatementContent.parse(content);
  return lines.toSorted((a, b) => a.on.localeCompare(b.on) || a.reference.localeCompare(b.reference));
}

export const StatementSummary = z
  .object({
    id: z.uuid(),
    kind: z.enum(statementKinds),
    subject: z.object({ id: z.uuid(), name: z.string() }),
    month: z.string().nullable(),
    rung: Amount.nullable(),
    state: z.enum(statementStates),
    lines: Amount,
    /** What it comes to, per currency: what arrived in the month, or what is late. */
    sums: z.array(z.object({ currency: Currency, amount: Amount })),
    preparedAt: z.iso.datetime(),
    releasedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: "StatementSummary" });
export type StatementSummary = z.infer<typeof StatementSummary>;

export const StatementQuery = listQuery({
  sorts: ["preparedAt"],
  sort: "-preparedAt",
  filters: { state: z.enum(statementStates).optional(), kind: z.enum(statementKinds).optional() },
});
export type StatementQuery = z.infer<typeof StatementQuery>;
export const StatementList = listAnswer(StatementSummary, { state: statementStates });
export type StatementList = z.infer<typeof StatementList>;

const logKinds = ["prepared", "released", "opened", "called", "wrote"] as const;

/** A statement with its lines and, for the house, who did what with it. */
export const Statement = StatementSummary.extend({
  content: StatementContent,
  log: z.array(
    z.object({
      id: Amount,
      kind: z.enum(logKinds),
      name: z.string(),
      note: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Whether a pause of the hotel's offers may be proposed to it. */
  isPauseProposed: z.boolean(),
}).meta({ id: "Statement" });
export type Statement = z.infer<typeof Statement>;

export const OwnStatements = z
  .object({ statements: z.array(StatementSummary) })
  .meta({ id: "OwnStatements" });
export type OwnStatements = z.infer<typeof OwnStatements>;

export const StatementMonth = z.strictObject({ month: Month });
export const Release = z.strictObject({ version: Version });
export const Contact = z.strictObject({ kind: z.enum(["called", "wrote"]), note: line(300) });
export type Contact = z.infer<typeof Contact>;
export const StatementLanguage = z.object({ language: Language });

/** What lines come to, per currency: what arrived less what came back, or what is late. */
export function sumsOf(lines: readonly StatementLine[]): StatementSummary["sums"] {
  const sums = new Map<Currency, number>();
  for (const { what, currency, amount } of lines) {
    const sign = what === "reversed" ? -1 : ["settled", "paid", "late"].includes(what) ? 1 : 0;
    sums.set(currency, (sums.get(currency) ?? 0) + sign * amount);
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([currency, amount]) => ({ currency, amount }));
}
