import type { Specialty, SpokenLanguage } from "#domain/profile/offers.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { htmlLang } from "#web/locale/locale.ts";

const specialtyNames: Record<Specialty, () => string> = {
  honeymoon: m.profile_specialty_honeymoon,
  families: m.profile_specialty_families,
  multigenerational: m.profile_specialty_multigenerational,
  celebrations: m.profile_specialty_celebrations,
  islands: m.profile_specialty_islands,
  cities: m.profile_specialty_cities,
  gastronomy: m.profile_specialty_gastronomy,
  wellness: m.profile_specialty_wellness,
  culture: m.profile_specialty_culture,
  safari: m.profile_specialty_safari,
  adventure: m.profile_specialty_adventure,
  snow: m.profile_specialty_snow,
  cruises: m.profile_specialty_cruises,
  villas: m.profile_specialty_villas,
  corporate: m.profile_specialty_corporate,
  accessible: m.profile_specialty_accessible,
};

export function specialtyName(specialty: Specialty): string {
  return specialtyNames[specialty]();
}

/** A language in the reader's language, as the browser calls it. */
export function languageName(code: SpokenLanguage): string {
  const name = new Intl.DisplayNames(htmlLang[getLocale()], { type: "language" }).of(code) ?? code;
  return name[0]!.toLocaleUpperCase(htmlLang[getLocale()]) + name.slice(1);
}

/** A kept value as people read it: lists by the names of what is in them. */
export function shownValue(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? "");
  return value.map((code) => (code in specialtyNames ? specialtyName(code) : languageName(code))).join(", ");
}

/** One sentence that says what to mend in a field, from the code the form or the server gave. */
export function fieldError(error: { type?: unknown; message?: string } | undefined): string | undefined {
  if (!error) return undefined;
  if (error.message) return error.message;
  if (error.type === "required" || error.type === "too_short") return m.field_required();
  return error.type === "too_long" || error.type === "maxLength" ? m.field_too_long() : m.field_invalid();
}
