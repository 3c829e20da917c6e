import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version, whole } from "../numbers.ts";
import { lines } from "../text.ts";
import { Rule, ruleKeys } from "./rules.ts";
import { evidenceKinds } from "./scoring.ts";

export const entryKinds = ["rule", "correction", "expiry", "opening"] as const;
const EntryKind = z.enum(entryKinds);

export const appealStates = ["waiting", "granted", "denied"] as const;
const AppealState = z.enum(appealStates);

/** What the evidence of an entry is called, and where it stands; what is gone has no name. */
const Evidence = z.object({
  ...{ kind: z.enum(evidenceKinds), id: z.uuid(), name: z.string().nullable() },
  /** The same in English, where it has a name in both languages. */
  englishName: z.string().nullable(),
});

const Appeal = z.object({
  id: z.uuid(),
  state: AppealState,
  text: z.string(),
  answer: z.string(),
  dueOn: z.iso.date(),
  createdAt: z.iso.datetime(),
});

/** One line of a statement. */
export const Entry = z
  .object({
    id: z.uuid(),
    kind: EntryKind,
    /** The rule that gave it; of a correction or an expiry, the rule of what it is about. */
    rule: z.enum(ruleKeys).nullable(),
    ruleVersion: z.number().int().nullable(),
    /** What the rule says, and what its cap let through. */
    asked: z.number().int(),
    points: z.number().int(),
    balance: z.number().int(),
    at: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    aboutId: z.uuid().nullable(),
    evidence: Evidence.nullable(),
    /** Why it was corrected or opened, in words. */
    words: z.string().nullable(),
    /** What corrections have made of its points; the entry itself stays as it was. */
    correctedTo: z.number().int().nullable(),
    appeal: Appeal.nullable(),
    canAppeal: z.boolean(),
  })
  .meta({ id: "ReputationEntry" });
export type Entry = z.infer<typeof Entry>;

const questions = {
  sorts: ["at"],
  sort: "-at",
  filters: { kind: EntryKind.optional(), rule: z.enum(ruleKeys).optional() },
} as const;
export const StatementQuery = listQuery(questions);
export type StatementQuery = z.infer<typeof StatementQuery>;
export const Statement = listAnswer(Entry, { kind: entryKinds });
export type Statement = z.infer<typeof Statement>;

/** The rules in force, as published. */
export const PublishedRules = z
  .object({
    version: z.number().int(),
    validFrom: z.iso.datetime(),
    note: z.string(),
    /** Whether a proposal counts by its acceptance alone, as in the first versions. */
    countsAcceptance: z.boolean(),
    lifeMonths: z.number().int(),
    /** To members: what counts this month; to whoever edits versions: what counts where the house has no rate. */
    rates: z.record(z.string(), z.string()),
    rules: z.array(Rule.extend({ isSleeping: z.boolean() })),
  })
  .meta({ id: "PublishedRules" });
export type PublishedRules = z.infer<typeof PublishedRules>;

/** The rules of now, and those that are announced. */
export const RulesAnswer = z.object({ now: PublishedRules, coming: z.array(PublishedRules) });
export type RulesAnswer = z.infer<typeof RulesAnswer>;

/** What a score is made of. */
export const Standing = z
  .object({
    score: z.number().int(),
    /** The score after each day on which it changed, oldest first, of the last twelve months; the first is what was before. */
    trend: z.array(z.object({ day: z.iso.date(), score: z.number().int() })),
    /** What lives of each rule; what was brought along stands under "opening". */
    parts: z.array(z.object({ rule: z.enum([...ruleKeys, "opening"]), points: z.number().int() })),
    entries: z.number().int(),
    nextExpiry: z.object({ on: z.iso.date(), points: z.number().int() }).nullable(),
  })
  .meta({ id: "ReputationStanding" });
export type Standing = z.infer<typeof Standing>;

export const NewAppeal = z.strictObject({ text: lines(2_000) });

/** What an administrator decides: the points that the entry should have, or that it stands. */
export const AppealDecision = z.strictObject({
  points: whole({ min: -1_000, max: 10_000 }).nullable(),
  answer: lines(1_000),
  version: Version,
});
export type AppealDecision = z.infer<typeof AppealDecision>;

export const NewCorrection = z.strictObject({
  points: whole({ min: -1_000, max: 10_000 }),
  reason: lines(1_000),
});
export type NewCorrection = z.infer<typeof NewCorrection>;

/** An appeal as administrators read it. */
export const AppealRow = Appeal.extend({
  person: z.object({ id: z.uuid(), name: z.string() }),
  entry: Entry,
  version: Version,
}).meta({ id: "ReputationAppeal" });
export type AppealRow = z.infer<typeof AppealRow>;
export const AppealQuery = listQuery({
  sorts: ["dueOn"],
  sort: "dueOn",
  filters: { state: AppealState.optional() },
});
export type AppealQuery = z.infer<typeof AppealQuery>;
export const AppealList = listAnswer(AppealRow, { state: appealStates });
export type AppealList = z.infer<typeof AppealList>;

/** What the evidence of an entry is called in a language; null where there is none, or it is gone. */
export function evidenceName({ evidence }: Pick<Entry, "evidence">, language: "pt" | "en"): string | null {
  if (!evidence) return null;
  return (language === "en" ? evidence.englishName : null) ?? evidence.name;
}
