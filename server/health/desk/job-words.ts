import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { inBoth } from "../../in-both.ts";

type Word = (input: object, options: { locale: Language }) => string;

/** What a job is called: `health_job_…` among the words of its capability. */
export function jobWords(name: string): Localized {
  const word: unknown = m[`health_job_${name.replaceAll(".", "_")}` as keyof typeof m];
  // What was queued before its words were taken away is told by its code.
  return typeof word === "function" ? inBoth(word as Word) : { pt: name, en: name };
}
