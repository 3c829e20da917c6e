import { z } from "zod";
import { Localized, LocalizedParagraphs } from "../localized.ts";

/** The groups of questions, in the order they are read. */
export const faqTopics = ["hotels", "advisors", "community", "account"] as const;
export const FaqTopic = z.enum(faqTopics);
export type FaqTopic = z.infer<typeof FaqTopic>;

/** A question and its answer; the link, if there is one, is where the answer leads on. */
export const FaqEntry = z.object({
  id: z.uuid(),
  question: Localized,
  answer: LocalizedParagraphs,
  link: z.object({ label: Localized, path: z.string().regex(/^\/(?!\/)/) }).nullable(),
});
export type FaqEntry = z.infer<typeof FaqEntry>;

export const Faq = z.object({
  groups: z.array(z.object({ topic: FaqTopic, entries: z.array(FaqEntry) })),
});
export type Faq = z.infer<typeof Faq>;
