/** The languages a person may say they work in, by their ISO 639-1 code. */
export const spokenLanguages = [
  "pt",
  "en",
  "es",
  "fr",
  "it",
  "de",
  "nl",
  "ru",
  "ar",
  "he",
  "ja",
  "zh",
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What a person may say they are good at. */
export const specialties = [
  "honeymoon",
  "families",
  "multigenerational",
  "celebrations",
  "islands",
  "cities",
  "gastronomy",
  "wellness",
  "culture",
  "safari",
  "adventure",
  "snow",
  "cruises",
  "villas",
  "corporate",
  "accessible",
] as const;
export type Specialty = (typeof specialties)[number];

/** The languages a person may prefer; the interface speaks two of them. */
export const preferredLanguages = ["pt-BR", "pt-PT", "en", "es"] as const;
export type PreferredLanguage = (typeof preferredLanguages)[number];

/** The interface language of a profile language: whatever is not English is Portuguese (spec §9). */
export function interfaceLanguage(preferred: string): "pt" | "en" {
  return /^en\b/i.test(preferred) ? "en" : "pt";
}
