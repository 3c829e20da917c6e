import type { MaterialType } from "#domain/materials/materials.ts";
import { foldText } from "#domain/search.ts";
import { m } from "#messages/messages.js";

const NAMES: Record<MaterialType, (given: Record<string, never>, locale: { locale: "pt" | "en" }) => string> =
  {
    fact_sheet: m.materials_type_fact_sheet,
    photo: m.materials_type_photo,
    film: m.materials_type_film,
    presentation: m.materials_type_presentation,
    rate_sheet: m.materials_type_rate_sheet,
    menu: m.materials_type_menu,
    floor_plan: m.materials_type_floor_plan,
    logo: m.materials_type_logo,
  };

/** The name of a type, in a language. */
export function typeName(type: MaterialType, locale: "pt" | "en"): string {
  return NAMES[type]({}, { locale });
}

type Found = { type: MaterialType; season: string; hotelName: string };

/** What a material is found by beside its title: its hotel, its type in both languages, its season. */
export function wordsOf({ type, season, hotelName }: Found): string {
  const year = season === "all" ? "" : season;
  return [hotelName, typeName(type, "pt"), typeName(type, "en"), year].join(" ").trim();
}

/** The distinct words of a text that are long enough to be mistyped. */
export function distinctWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length > 3).sort();
}
