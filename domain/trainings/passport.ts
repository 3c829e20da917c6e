import { z } from "zod";
import { Localized } from "../localized.ts";
import { Version } from "../numbers.ts";
import { coded } from "../text.ts";
import { OwnCertificate } from "./certificates.ts";

const PartKey = coded(/^[a-z][a-z0-9_]*$/, { max: 40 });
const Hotel = z.object({ name: z.string(), slug: z.string() });

const shown = {
  id: z.uuid(),
  title: Localized,
  headline: Localized,
  hotel: Hotel.nullable(),
  minutes: z.number().int(),
  passedOn: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
};

/** A training as a stamp of the passport: taken, begun, or still to come. */
export const Stamp = z
  .object({
    ...shown,
    standing: z.enum(["passed", "expired", "begun", "open"]),
    lessons: z.number().int(),
    read: z.number().int(),
  })
  .meta({ id: "TrainingStamp" });
export type Stamp = z.infer<typeof Stamp>;

/** A member's training passport. */
export const Passport = z
  .object({ stamps: z.array(Stamp), certificates: z.array(OwnCertificate) })
  .meta({ id: "TrainingPassport" });
export type Passport = z.infer<typeof Passport>;

/** A training as a member takes it: without what is right. */
export const TrainingPage = z
  .object({
    ...shown,
    lessons: z.array(z.object({ key: z.string(), title: Localized, text: Localized, isRead: z.boolean() })),
    questions: z.array(
      z.object({
        key: z.string(),
        text: Localized,
        options: z.array(z.object({ key: z.string(), text: Localized })),
      }),
    ),
    passPercent: z.number().int(),
    version: Version,
    triesLeft: z.number().int(),
    /** Why the quiz cannot be tried now. */
    blocker: z.enum(["training_passed", "training_unread", "training_tries"]).nullable(),
    best: z.number().int().nullable(),
    certificate: OwnCertificate.nullable(),
  })
  .meta({ id: "TrainingPage" });
export type TrainingPage = z.infer<typeof TrainingPage>;

export const LessonKey = z.object({ id: z.uuid(), key: PartKey });

export const QuizSheet = z.strictObject({
  version: Version,
  answers: z.array(z.strictObject({ question: PartKey, option: PartKey })).max(20),
});
export type QuizSheet = z.infer<typeof QuizSheet>;

/** What became of a try: which answers were wrong, and why only once it is passed. */
export const QuizResult = z
  .object({
    score: z.number().int(),
    right: z.number().int(),
    of: z.number().int(),
    isPassed: z.boolean(),
    wrong: z.array(z.object({ question: z.string(), why: Localized.nullable() })),
    triesLeft: z.number().int(),
    certificate: OwnCertificate.nullable(),
  })
  .meta({ id: "QuizResult" });
export type QuizResult = z.infer<typeof QuizResult>;
