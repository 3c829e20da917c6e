import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { Language, lines } from "../text.ts";

/** On which page of the site somebody asked for the letter. */
export const letterSources = ["newsletter", "journal", "press", "events"] as const;
export const LetterSource = z.enum(letterSources);
export type LetterSource = z.infer<typeof LetterSource>;

/** How an address stands to the letter: it reads it, was asked and has not answered, left, or was taken off. */
export const readerStates = ["reading", "asked", "left", "removed"] as const;
const ReaderState = z.enum(readerStates);
export type ReaderState = z.infer<typeof ReaderState>;

type Kept = { confirmedAt: Date | null; unsubscribedAt: Date | null; removedReason: string | null };

/** How an address stands to the letter by what is kept of it. */
export function readerState({ confirmedAt, unsubscribedAt, removedReason }: Kept): ReaderState {
  if (unsubscribedAt) return removedReason === null ? "left" : "removed";
  return confirmedAt ? "reading" : "asked";
}

/** An address of the list as administrators see it. */
export const Reader = z
  .object({
    id: z.string(),
    version: z.number().int(),
    email: z.string(),
    language: Language,
    source: LetterSource,
    state: ReaderState,
    createdAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    unsubscribedAt: z.iso.datetime().nullable(),
    removedReason: z.string().nullable(),
    removedBy: z.string().nullable(),
  })
  .meta({ id: "LetterReader" });
export type Reader = z.infer<typeof Reader>;

const languages = ["pt", "en"] as const;
const questions = {
  sorts: ["createdAt", "email"],
  sort: "-createdAt",
  filters: {
    state: ReaderState.optional(),
    letterLanguage: z.enum(languages).optional(),
    source: LetterSource.optional(),
  },
} as const;

export const ReaderQuery = listQuery(questions);
export type ReaderQuery = z.infer<typeof ReaderQuery>;
export const ReaderList = listAnswer(Reader, {
  state: readerStates,
  letterLanguage: languages,
  source: letterSources,
});

/** Takes an address off the list, with why. */
export const ReaderRemoval = z.strictObject({ reason: lines(500), version: Version });
export type ReaderRemoval = z.infer<typeof ReaderRemoval>;
