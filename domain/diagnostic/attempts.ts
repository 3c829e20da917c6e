import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { coded, Email, Language, LinkToken, line } from "../text.ts";
import { DiagnosticAccess } from "./access.ts";
import { PartKey, QuestionnaireContent } from "./questionnaires.ts";

/** What everybody may read before they begin. */
export const DiagnosticDoor = z
  .object({
    access: DiagnosticAccess,
    title: Localized,
    minutes: z.number().int(),
    questions: z.number().int(),
    dimensions: z.array(z.object({ key: z.string(), name: Localized })),
  })
  .meta({ id: "DiagnosticDoor" });
export type DiagnosticDoor = z.infer<typeof DiagnosticDoor>;

/** Where somebody came from who begins. */
const Source = coded(/^[a-z]+(:[\w-]{1,40})?$/, { max: 50 });

/** Somebody begins; a member is known, a visitor says who they are. Nothing is kept without consent. */
export const AttemptStart = z.strictObject({
  name: line(120).nullable(),
  email: Email.nullable(),
  language: Language,
  hasConsented: z.literal(true),
  mayWrite: z.boolean(),
  source: Source.default("site"),
});
export type AttemptStart = z.infer<typeof AttemptStart>;
export const AttemptStarted = z.object({ token: LinkToken }).meta({ id: "DiagnosticStarted" });

/** Somebody who began elsewhere wants their link again. */
export const LinkWanted = z.strictObject({ email: Email, language: Language });

/** Some answers, in whatever order; an answer is an option, or null: it does not apply to me. */
export const AnswersGiven = z.strictObject({
  answers: z
    .array(z.strictObject({ question: PartKey, option: PartKey.nullable() }))
    .min(1)
    .max(60),
});
export type AnswersGiven = z.infer<typeof AnswersGiven>;
export const AnswersKept = z
  .object({
    answers: z.record(z.string(), z.string().nullable()),
    savedAt: z.iso.datetime(),
    /** The portrait as far as it goes: a dimension has its score once all that is asked of it is answered. */
    soFar: z.array(z.object({ key: z.string(), score: z.number().int().nullable() })),
  })
  .meta({ id: "DiagnosticAnswersKept" });
export type AnswersKept = z.infer<typeof AnswersKept>;

const Score = z.object({
  dimensions: z.array(
    z.object({
      key: z.string(),
      score: z.number().int().nullable(),
      answered: z.number().int(),
      skipped: z.number().int(),
    }),
  ),
  overall: z.number().int().nullable(),
  level: z.string().nullable(),
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
});

/** A result as it was when the last answer was given; a new version never changes it. */
export const AttemptResult = Score.extend({
  plan: z.array(
    z.object({
      key: z.string(),
      dimension: z.string(),
      title: Localized,
      note: Localized,
      on: z.iso.date(),
    }),
  ),
  finishedOn: z.iso.date(),
  retestOn: z.iso.date(),
}).meta({ id: "DiagnosticResult" });
export type AttemptResult = z.infer<typeof AttemptResult>;

/** One attempt as whoever holds its link sees it, with the version it began on. */
export const Attempt = z
  .object({
    state: z.enum(["started", "finished"]),
    firstName: z.string(),
    isMember: z.boolean(),
    /** Where a member finds the plan in their portal. */
    portalPath: z.string().nullable(),
    versionNumber: z.number().int(),
    content: QuestionnaireContent,
    ...AnswersKept.shape,
    result: AttemptResult.nullable(),
    /** The result before, of the same person. */
    before: AttemptResult.nullable(),
    /** How everybody else did, where at least five people stand behind a figure. */
    group: z.array(z.object({ key: z.string(), mean: z.number().int().nullable() })),
  })
  .meta({ id: "DiagnosticAttempt" });
export type Attempt = z.infer<typeof Attempt>;

/** Whether the person who asks may begin, and what is missing otherwise. */
export const AccessAnswer = z
  .object({
    access: DiagnosticAccess,
    refusal: z.enum(["diagnostic_members_only", "diagnostic_tier"]).nullable(),
    email: z.string().nullable(),
    tier: z.string().nullable(),
    role: Role.nullable(),
    score: z.number().int().nullable(),
    needed: z.number().int().nullable(),
  })
  .meta({ id: "DiagnosticAccessAnswer" });
export type AccessAnswer = z.infer<typeof AccessAnswer>;

const OwnAttempt = z.object({
  token: z.string(),
  state: z.enum(["started", "finished"]),
  startedAt: z.iso.datetime(),
  answered: z.number().int(),
  questions: z.number().int(),
  result: AttemptResult.nullable(),
});
/** A member's attempts, the newest first, what has changed since the one before, and a group where there is one. */
export const OwnDiagnostics = z
  .object({
    attempts: z.array(OwnAttempt),
    dimensions: z.array(z.object({ key: z.string(), name: Localized })),
    levels: z.array(z.object({ key: z.string(), name: Localized })),
    changes: z.array(z.object({ key: z.string(), change: z.number().int().nullable() })),
    group: z.array(z.object({ key: z.string(), mean: z.number().int().nullable() })),
    retestOn: z.iso.date().nullable(),
  })
  .meta({ id: "OwnDiagnostics" });
export type OwnDiagnostics = z.infer<typeof OwnDiagnostics>;

/** An attempt in the administrators' list: for visitors it is a lead, with where they came from. */
export const AttemptRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    kind: z.enum(["visitor", "member"]),
    state: z.enum(["started", "finished"]),
    source: z.string(),
    language: Language,
    mayWrite: z.boolean(),
    versionNumber: z.number().int(),
    answered: z.number().int(),
    overall: z.number().int().nullable(),
    level: Localized.nullable(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "DiagnosticRow" });
export type AttemptRow = z.infer<typeof AttemptRow>;

const attemptStates = ["started", "finished"] as const;
const attemptKinds = ["visitor", "member"] as const;
const questions = {
  sorts: ["startedAt", "name"],
  sort: "-startedAt",
  filters: { state: z.enum(attemptStates).optional(), kind: z.enum(attemptKinds).optional() },
} as const;
export const AttemptQuery = listQuery(questions);
export type AttemptQuery = z.infer<typeof AttemptQuery>;
export const AttemptList = listAnswer(AttemptRow, { state: attemptStates, kind: attemptKinds });
export type AttemptList = z.infer<typeof AttemptList>;

/** Where people stop: of each question of a version, how many were asked it, answered, skipped it, and stopped there. */
export const Funnel = z
  .object({
    number: z.number().int(),
    started: z.number().int(),
    finished: z.number().int(),
    questions: z.array(
      z.object({
        key: z.string(),
        text: Localized,
        reached: z.number().int(),
        answered: z.number().int(),
        skipped: z.number().int(),
        stopped: z.number().int(),
      }),
    ),
  })
  .meta({ id: "DiagnosticFunnel" });
export type Funnel = z.infer<typeof Funnel>;

export const AccessChange = z.strictObject({ access: DiagnosticAccess });
