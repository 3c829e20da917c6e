import type { Metadata } from "./user-object.ts";

export type Language = "pt" | "en";

/** The language a person wrote into their metadata, if any; whatever is not English is Portuguese (spec §9). */
export function languageOfMetadata(metadata: Metadata): Language | undefined {
  const chosen = metadata.language ?? metadata.preferred_language;
  if (typeof chosen !== "string" || chosen === "") return undefined;
  return isEnglish(chosen) ? "en" : "pt";
}

/** The first language a browser asks for. */
export function languageOfHeader(acceptLanguage: string | null): Language {
  return isEnglish(acceptLanguage ?? "") ? "en" : "pt";
}

function isEnglish(tag: string): boolean {
  return /^\s*en\b/i.test(tag);
}
