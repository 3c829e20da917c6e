import { z } from "zod";
import { Localized } from "../localized.ts";
import { Version, whole } from "../numbers.ts";
import { coded, line, text } from "../text.ts";
import { MOST_POINTS } from "./points.ts";

/** The name of a part of a questionnaire: of a dimension, a question, an option, a level or an action. */
export const PartKey = coded(/^[a-z][a-z0-9_]*$/, { max: 40 });

const words = (max: number) => z.strictObject({ pt: text(max), en: text(max) });

/** What a member's work in the portal can show by itself, so that an action closes without being ticked. */
export const provenKinds = [
  "profile_completed",
  "journey_published",
  "proposal_accepted",
  "stay_completed",
  "checkpoint_done",
  "referral_moved",
] as const;
const Proof = z.strictObject({ fact: z.enum(provenKinds), times: whole({ min: 1, max: 50 }) });
export type Proof = z.infer<typeof Proof>;

const Action = z.strictObject({
  key: PartKey,
  title: words(160),
  note: words(400),
  /** How many days after the result it is due. */
  dueDays: whole({ min: 1, max: 90 }),
  /** What in the portal shows that it was done; null where only its owner knows. */
  proof: Proof.nullable(),
});
export type PlanStep = z.infer<typeof Action>;

const Dimension = z.strictObject({
  key: PartKey,
  name: words(40),
  strength: words(300),
  gap: words(300),
  actions: z.array(Action).max(6),
});
export type Dimension = z.infer<typeof Dimension>;

const Option = z.strictObject({ key: PartKey, text: words(200), points: whole({ max: MOST_POINTS }) });

const Question = z.strictObject({
  key: PartKey,
  dimension: PartKey,
  text: words(240),
  /** How much it counts within its dimension. */
  weight: whole({ max: 10 }),
  options: z.array(Option).max(7),
  /** Asked only of who answered an earlier question so. */
  when: z.strictObject({ question: PartKey, options: z.array(PartKey).max(7) }).nullable(),
});
export type Question = z.infer<typeof Question>;

const Level = z.strictObject({
  key: PartKey,
  name: words(40),
  from: whole({ max: 100 }),
  sentence: words(300),
});
export type Level = z.infer<typeof Level>;

/** Everything a version of a questionnaire asks, and what it makes of the answers. */
export const QuestionnaireContent = z.strictObject({
  title: words(120),
  minutes: whole({ min: 1, max: 60 }),
  dimensions: z.array(Dimension).max(10),
  questions: z.array(Question).max(60),
  levels: z.array(Level).max(8),
});
export type QuestionnaireContent = z.infer<typeof QuestionnaireContent>;

/** A questionnaire as administrators see it in their list. */
export const QuestionnaireRow = z
  .object({
    id: z.uuid(),
    title: Localized,
    /** The number of the newest published version; 0 where there is none. */
    published: z.number().int(),
    publishedAt: z.iso.datetime().nullable(),
    hasDraft: z.boolean(),
    /** Whether it is the one that people are asked. */
    isOpen: z.boolean(),
    questions: z.number().int(),
    started: z.number().int(),
    finished: z.number().int(),
  })
  .meta({ id: "QuestionnaireRow" });
export type QuestionnaireRow = z.infer<typeof QuestionnaireRow>;

/** What keeps a questionnaire from being published, and where. */
const contentFaults = [
  "question_unreachable",
  "weight_zero",
  "dimension_empty",
  "dimension_unknown",
  "options_few",
  "options_flat",
  "levels_incomplete",
  "actions_missing",
  "words_missing",
  "key_twice",
] as const;
export const ContentFault = z.object({ fault: z.enum(contentFaults), at: z.string() });
export type ContentFault = z.infer<typeof ContentFault>;

/** One questionnaire on the administrators' desk: what is published, the draft beside it, and what the draft lacks. */
export const QuestionnaireDesk = z
  .object({
    id: z.uuid(),
    isOpen: z.boolean(),
    published: z
      .object({ number: z.number().int(), at: z.iso.datetime(), content: QuestionnaireContent })
      .nullable(),
    draft: z.object({ version: Version, content: QuestionnaireContent }).nullable(),
    faults: z.array(ContentFault),
  })
  .meta({ id: "QuestionnaireDesk" });
export type QuestionnaireDesk = z.infer<typeof QuestionnaireDesk>;

/** A draft as it is kept; 0 is the version of one that did not exist. */
export const DraftChange = z.strictObject({ version: Version, content: QuestionnaireContent });
export const DraftPublished = z.strictObject({ version: Version });
/** A new questionnaire begins as the copy of another. */
export const NewQuestionnaire = z.strictObject({
  copyOf: z.uuid(),
  title: z.strictObject({ pt: line(120), en: line(120) }),
});
export type NewQuestionnaire = z.infer<typeof NewQuestionnaire>;
