import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version, whole } from "../numbers.ts";
import { coded, Instant, line, lines } from "../text.ts";
import { FaqTopic, faqTopics } from "./faq.ts";

/** Whether the site shows a question. */
export const questionStates = ["published", "hidden"] as const;
export const QuestionState = z.enum(questionStates);
export type QuestionState = z.infer<typeof QuestionState>;

const inBoth = <Text extends z.ZodType>(text: Text) => z.strictObject({ pt: text, en: text });

const words = {
  topic: FaqTopic,
  question: inBoth(line(200)),
  answer: inBoth(z.array(lines(2_000)).min(1).max(12)),
  /** Where the answer leads on: an address of ours. */
  link: z
    .strictObject({ label: inBoth(line(80)), path: coded(/^\/(?!\/)[\w/#?=&.-]*$/, { max: 200 }) })
    .nullable(),
  /** Its place among the questions of its topic, the lowest first. */
  position: whole({ max: 999 }),
  state: QuestionState,
};

/** A question as an administrator writes it, complete in both languages. */
export const NewQuestion = z.strictObject(words);
export type NewQuestion = z.infer<typeof NewQuestion>;

export const QuestionChange = z.strictObject({ version: Version, ...words });
export type QuestionChange = z.infer<typeof QuestionChange>;

/** A question in the register. */
export const Question = z
  .object({ id: z.uuid(), ...words, version: Version, updatedAt: Instant })
  .meta({ id: "Question" });
export type Question = z.infer<typeof Question>;

const asked = {
  sorts: ["position", "updatedAt"],
  sort: "position",
  filters: { topic: FaqTopic.optional(), state: QuestionState.optional() },
} as const;

/** Questions as they are found. */
export const QuestionQuery = listQuery(asked);
export type QuestionQuery = z.infer<typeof QuestionQuery>;

export const QuestionList = listAnswer(Question, { topic: faqTopics, state: questionStates });
export type QuestionList = z.infer<typeof QuestionList>;
