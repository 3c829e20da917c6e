import type { Localized, LocalizedParagraphs } from "#domain/localized.ts";

/** One text in both languages. */
export function words(pt: string, en: string): Localized {
  return { pt, en };
}

/** A name that is the same in both languages. */
export function sameWords(name: string): Localized {
  return { pt: name, en: name };
}

/** Paragraphs in both languages. */
export function paragraphs(pt: string[], en: string[]): LocalizedParagraphs {
  return { pt, en };
}
