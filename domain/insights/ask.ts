import { z } from "zod";
import { lines } from "../text.ts";
import { Farol } from "./insights.ts";

/** What is answered where questions can be asked; nowhere else is it mentioned. */
export const FarolWithAsk = Farol.extend({ canAsk: z.literal(true).optional() });
export type FarolWithAsk = z.infer<typeof FarolWithAsk>;

/** How many questions a person may ask in a day. */
export const QUESTIONS_A_DAY = 40;

/** A question, with a few of the turns before it. */
export const FarolQuestion = z.strictObject({
  question: lines(500),
  before: z
    .array(z.strictObject({ question: lines(500), answer: lines(4_000) }))
    .max(4)
    .default([]),
});
export type FarolQuestion = z.infer<typeof FarolQuestion>;

/** One of the figures an answer stands on, with the way to it below the reader's portal. */
export const Citation = z.object({ id: z.string(), label: z.string(), value: z.string(), to: z.string() });
export type Citation = z.infer<typeof Citation>;

/** What comes of a question, piece by piece. */
export const AskEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("figures"), citations: z.array(Citation) }),
  z.object({ kind: z.literal("end") }),
  z.object({ kind: z.literal("failed") }),
]);
export type AskEvent = z.infer<typeof AskEvent>;
