import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { inBoth } from "./in-both.ts";

type Word = (input: object, options: { locale: Language }) => string;

/** A word that a capability declares by its key alone; a code whose words were taken away is told as it is. */
export function declaredWord(key: string, code: string): Localized {
  const word: unknown = m[key as keyof typeof m];
  return typeof word === "function" ? inBoth(word as Word) : { pt: code, en: code };
}
