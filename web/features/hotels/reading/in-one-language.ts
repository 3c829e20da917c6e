import { inLanguage, type Localized, type LocalizedParagraphs, paragraphsIn } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import type { InOneLanguage } from "./hotel-view.ts";

/** Keeps one language of everything in a value; what a list has nothing to say of is left out of it. */
export function inOneLanguage<T>(value: T, language: Language): InOneLanguage<T> {
  return speak(value, language) as InOneLanguage<T>;
}

function speak(value: unknown, language: Language): unknown {
  if (Array.isArray(value))
    return value.map((item) => speak(item, language)).filter((item) => !isBlank(item));
  if (typeof value !== "object" || value === null) return value;
  if (isLocalized(value)) return inLanguage(value, language);
  if (isParagraphs(value)) return paragraphsIn(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, speak(part, language)]));
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isBlank);
}

function isLocalized(value: object): value is Localized {
  return "pt" in value && "en" in value && typeof value.pt === "string" && typeof value.en === "string";
}

function isParagraphs(value: object): value is LocalizedParagraphs {
  return "pt" in value && "en" in value && Array.isArray(value.pt) && Array.isArray(value.en);
}
