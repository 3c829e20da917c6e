import type { Specialty, SpokenLanguage } from "#domain/profile/offers.ts";
import type { StoreSection } from "#domain/stores/sections.ts";
import type { ShownField } from "#domain/stores/stores.ts";
import type { StoreTheme } from "#domain/stores/themes.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

/** A tier's name as it is written in a sentence. */
export const tierName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

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

/** Names one after the other, as a sentence has them. */
function listed(names: string[]): string {
  const format = new Intl.ListFormat(getLocale() === "pt" ? "pt-BR" : "en-GB", { type: "conjunction" });
  const line = format.format(names.map((name, at) => (at === 0 ? name : name.toLocaleLowerCase())));
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** What a person is good at, in one line. */
export const specialtiesLine = (chosen: readonly Specialty[]) =>
  listed(chosen.map((specialty) => specialtyNames[specialty]()));

/** The languages a person works in, in one line. */
export function languagesLine(spoken: readonly SpokenLanguage[]): string {
  const locale = getLocale() === "pt" ? "pt-BR" : "en-GB";
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  const line = format.format(spoken.map((code) => names.of(code) ?? code));
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

export const sectionNames: Record<StoreSection, () => string> = {
  facts: m.stores_section_facts,
  products: m.stores_section_products,
  posts: m.stores_section_posts,
  about: m.stores_section_about,
  contact: m.stores_section_contact,
};

export const themeNames: Record<StoreTheme, () => string> = {
  paper: m.stores_theme_paper,
  jacaranda: m.stores_theme_jacaranda,
  night: m.stores_theme_night,
};

export const shownNames: Record<ShownField, () => string> = {
  photo: m.stores_shows_photo,
  agency: m.stores_shows_agency,
  city: m.stores_shows_city,
  languages: m.stores_shows_languages,
  specialties: m.stores_shows_specialties,
  whatsapp: m.stores_shows_whatsapp,
};
