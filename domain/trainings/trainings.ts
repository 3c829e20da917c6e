import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Version, whole } from "../numbers.ts";
import { coded, text } from "../text.ts";
import { trainingStates } from "./states.ts";

/** The name of a lesson, a question or an option within its training. */
const PartKey = coded(/^[a-z][a-z0-9_]*$/, { max: 40 });
const words = (max: number) => z.strictObject({ pt: text(max), en: text(max) });

const Lesson = z.strictObject({ key: PartKey, title: words(120), text: words(4_000) });
export type Lesson = z.infer<typeof Lesson>;

const Option = z.strictObject({ key: PartKey, text: words(200) });
const Question = z.strictObject({
  key: PartKey,
  text: words(240),
  options: z.array(Option).max(6),
  /** The option that is right, and why, told to whoever has passed. */
  right: PartKey,
  why: words(400),
});
export type Question = z.infer<typeof Question>;

/** Everything a training says and asks; words may be missing until it is published. */
export const TrainingContent = z.strictObject({
  title: words(120),
  headline: words(200),
  minutes: whole({ min: 1, max: 180 }),
  lessons: z.array(Lesson).max(12),
  questions: z.array(Question).max(20),
  /** How many answers of a hundred must be right. */
  passPercent: whole({ min: 50, max: 100 }),
  /** How long its certificate lasts. */
  validMonths: whole({ min: 6, max: 60 }),
});
export type TrainingContent = z.infer<typeof TrainingContent>;

/** What a training begins as. */
export const emptyContent: TrainingContent = {
  title: { pt: "", en: "" },
  headline: { pt: "", en: "" },
  ...{ minutes: 30, lessons: [], questions: [], passPercent: 75, validMonths: 24 },
};

const contentFaults = [
  "words_missing",
  "lessons_missing",
  "questions_few",
  "options_few",
  "right_missing",
  "key_twice",
] as const;
export const ContentFault = z.object({ fault: z.enum(contentFaults), at: z.string() });
export type ContentFault = z.infer<typeof ContentFault>;

const House = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });
const TrainingState = z.enum(trainingStates);

const row = {
  id: z.uuid(),
  /** The hotel whose training it is; null for one of our own. */
  hotel: House.nullable(),
  state: TrainingState,
  version: Version,
  started: z.number().int(),
  passed: z.number().int(),
};

/** A training as those who write it find it. */
export const TrainingRow = z
  .object({
    ...row,
    title: Localized,
    minutes: z.number().int(),
    lessons: z.number().int(),
    questions: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "TrainingRow" });
export type TrainingRow = z.infer<typeof TrainingRow>;

export const TrainingQuery = listQuery({
  sorts: ["updatedAt"],
  sort: "-updatedAt",
  filters: { state: TrainingState.optional(), hotelId: z.uuid().optional() },
});
export type TrainingQuery = z.infer<typeof TrainingQuery>;
export const TrainingList = listAnswer(TrainingRow, { state: trainingStates });
export type TrainingList = z.infer<typeof TrainingList>;

/** One training on the desk of those who write it, with what keeps it from being published. */
export const TrainingDesk = z
  .object({ ...row, content: TrainingContent, faults: z.array(ContentFault) })
  .meta({ id: "TrainingDesk" });
export type TrainingDesk = z.infer<typeof TrainingDesk>;

export const NewTraining = z.strictObject({ hotelId: z.uuid().nullable() });
export const TrainingEdit = z.strictObject({ version: Version, content: TrainingContent });
export type TrainingEdit = z.infer<typeof TrainingEdit>;
export const TrainingMove = z.strictObject({ to: z.enum(["published", "retired"]), version: Version });
export type TrainingMove = z.infer<typeof TrainingMove>;

export const takerStates = ["reading", "failed", "passed"] as const;
const taker = { state: z.enum(takerStates).optional() };

/** Somebody who takes a training. */
export const Taker = z
  .object({
    id: z.uuid(),
    name: z.string(),
    agency: z.string().nullable(),
    state: z.enum(takerStates),
    lessonsRead: z.number().int(),
    attempts: z.number().int(),
    best: z.number().int().nullable(),
    passedAt: z.iso.datetime().nullable(),
    startedAt: z.iso.datetime(),
  })
  .meta({ id: "TrainingTaker" });
export type Taker = z.infer<typeof Taker>;
const takers = { sorts: ["startedAt"], sort: "-startedAt", filters: taker } as const;
export const TakerQuery = listQuery(takers);
export type TakerQuery = z.infer<typeof TakerQuery>;
export const TakerList = listAnswer(Taker, { state: takerStates });
export type TakerList = z.infer<typeof TakerList>;
