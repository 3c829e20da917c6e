import { z } from "zod";
import type { Language } from "./text.ts";

/** A text that people read, in both languages; a side may stay empty until somebody writes it. */
export const Localized = z.object({ pt: z.string(), en: z.string() }).meta({ id: "Localized" });
export type Localized = z.infer<typeof Localized>;

/** Paragraphs that people read; English is rewritten, so it may have another number of them. */
export const LocalizedParagraphs = z
  .object({ pt: z.array(z.string()), en: z.array(z.string()) })
  .meta({ id: "LocalizedParagraphs" });
export type LocalizedParagraphs = z.infer<typeof LocalizedParagraphs>;

/** The text in a language, or in the other one while this side is empty. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language].trim() || text[otherLanguage(language)].trim();
}

/** The paragraphs in a language, or in the other one while this side is empty; blank ones are left out. */
export function paragraphsIn(text: LocalizedParagraphs, language: Language): string[] {
  const written = text[language].filter((paragraph) => paragraph.trim() !== "");
  if (written.length > 0) return written;
  return text[otherLanguage(language)].filter((paragraph) => paragraph.trim() !== "");
}

/** Whether there is anything to read, in either language. */
export function hasWords(text: Localized | null): text is Localized {
  return text !== null && inLanguage(text, "pt") !== "";
}

function otherLanguage(language: Language): Language {
  return language === "pt" ? "en" : "pt";
}
